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


# A point of a card that nothing covers, as far from other things as there is.
SEEN = """card => {
    const box = card.getBoundingClientRect(), step = 5, seen = new Map();
    const at = (x, y) => document.elementFromPoint(box.left + x, box.top + y) === card;
    for (let x = 2; x < box.width; x += step)
        for (let y = 2; y < box.height; y += step) seen.set(`${x},${y}`, at(x, y));
    let best = null;
    for (const [key, free] of seen) {
        if (!free) continue;
        const [x, y] = key.split(",").map(Number);
        let room = 0;
        while ([[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]].every(
            ([i, j]) => seen.get(`${x + i * step * (room + 1)},${y + j * step * (room + 1)}`)))
            room += 1;
        if (!best || room > best.room) best = {x, y, room};
    }
    return best && {x: best.x, y: best.y};
}"""


def click_card(card: Locator) -> None:
    """Click an own card where it can be seen, as a person does: cards of a hand overlap."""
    card.scroll_into_view_if_needed()
    place = card.evaluate(SEEN)
    assert place is not None, "nothing of this card can be seen"
    card.click(position=place)


def acting_button(table: Locator) -> Locator:
    """Whatever button the table offers now: drawing, keeping, accepting or a color."""
    names = ("action-draw", "action-keep", "action-accept", "action-ready", "color-red")
    return table.locator(",".join(f'[data-testid="{name}"]' for name in names)).first
