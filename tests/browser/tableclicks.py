"""The smallest thing a person does at a table: one click, and the answer to it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

WAIT_MS = 60_000


def click_and_wait(page: Page, where: str = ".unoflip") -> None:
    """Make one move at the first table and wait until Python has answered it.

    The bots move by themselves until the person has to act. Then any button that acts is
    clicked; the table's sequence number has to rise, which only Python can make it do.
    """
    table = page.locator(f"{where} [data-testid=table]").first
    expect(table).to_be_visible(timeout=WAIT_MS)
    button = acting_button(table)
    expect(button).to_be_enabled(timeout=WAIT_MS)
    before = int(table.get_attribute("data-seq") or 0)
    button.click()
    expect(table).not_to_have_attribute("data-seq", str(before), timeout=WAIT_MS)
    after = int(table.get_attribute("data-seq") or 0)
    assert after > before


def acting_button(table: Locator) -> Locator:
    """Whatever button the table offers now: drawing, keeping, accepting or a color."""
    names = ("action-draw", "action-keep", "action-accept", "action-ready", "color-red")
    return table.locator(",".join(f'[data-testid="{name}"]' for name in names)).first
