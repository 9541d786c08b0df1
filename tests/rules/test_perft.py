"""The number of ways in which play can go on is what it was when somebody last looked."""

from __future__ import annotations

import json

import pytest

from .perft import GOLDEN, TREES, counts


@pytest.mark.parametrize("name", TREES)
def test_action_trees_have_their_golden_size(name: str) -> None:
    assert counts(name) == json.loads(GOLDEN.read_text(encoding="utf-8"))[name]
