"""A fingerprint of whole rounds. Run under two Pythons it has to come out the same."""

import hashlib
import random
import sys

from unoflip_widgets.rules import CLASSIC, FLIP, Round

version = f"{sys.version_info[0]}.{sys.version_info[1]} on {sys.platform}"


def digest(rounds: int) -> str:
    """Play rounds from seeds, choosing by a generator of its own, and hash all their records."""
    total = hashlib.sha256()
    for seed in range(rounds):
        rules = FLIP if seed % 2 else CLASSIC
        names = [f"P{i}" for i in range(2 + seed % 4)]
        game = Round.deal(names, rules=rules, seed=seed)
        choice = random.Random(seed)
        for _ in range(400):
            actions = game.legal_actions()
            if not actions:
                break
            game.apply(actions[int(choice.random() * len(actions))])
        total.update(str(game.record()).encode())
    return total.hexdigest()
