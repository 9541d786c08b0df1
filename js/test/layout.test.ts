// Nothing overlaps and nothing sticks out, from a phone to a projector, for 2 to 10 players.
import { describe, expect, it } from "vitest";
import { layoutTable, type TableLayout } from "../src/layout.ts";
import { table } from "./fixtures.ts";

interface Box {
  name: string;
  l: number;
  t: number;
  r: number;
  b: number;
}

function boxes(layout: TableLayout): Box[] {
  const { draw, discard, center } = layout;
  const pile = (name: string, p: typeof draw): Box => ({
    name,
    l: p.x - p.w / 2,
    r: p.x + p.w / 2,
    t: p.y - p.w * 0.75,
    b: p.y + p.w * 0.75,
  });
  const b = draw.y + draw.w * 0.75 + 40;
  return [
    ...layout.seats.map((s) => ({
      name: `seat ${s.seat}`,
      l: s.x - s.w / 2,
      r: s.x + s.w / 2,
      t: s.y,
      b: s.y + s.h,
    })),
    pile("draw", draw),
    pile("discard", discard),
    { name: "labels", l: center.x - center.w / 2, r: center.x + center.w / 2, t: b - 32, b },
  ];
}

const place = (players: number, width: number, own = 7, first = 0) =>
  layoutTable({
    table: table({ players, sizes: [own, 30, 12, 7, 1, 22, 9, 5, 14, 3] }),
    width,
    height: 1000,
    dock: 110,
    first,
    raised: new Set(),
    focused: null,
  });

describe("the table's layout", () => {
  const cases = [344, 360, 480, 620, 700, 900, 1200, 1880].flatMap((width) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((players) => [width, players] as const),
  );
  it.each(cases)("at %i px with %i players nothing overlaps", (width, players) => {
    const layout = place(players, width);
    const all = boxes(layout);
    for (const box of all) {
      expect(box.l, box.name).toBeGreaterThanOrEqual(0);
      expect(box.r, box.name).toBeLessThanOrEqual(width);
      expect(box.t, box.name).toBeGreaterThanOrEqual(0);
      expect(box.b, box.name).toBeLessThanOrEqual(layout.upper + 1);
    }
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) {
        const apart = a.r <= b.l + 0.5 || b.r <= a.l + 0.5 || a.b <= b.t + 0.5 || b.b <= a.t + 0.5;
        expect(apart, `${a.name} and ${b.name}`).toBe(true);
      }
    });
  });

  it.each(cases)("at %i px with %i players each hand stays with its seat", (width, players) => {
    const layout = place(players, width);
    const snapshot = table({ players, sizes: [7, 30, 12, 7, 1, 22, 9, 5, 14, 3] });
    for (const seat of layout.seats)
      for (const [token] of snapshot.seats[seat.seat]?.cards ?? []) {
        const card = layout.cards.get(token);
        expect(card && card.x - card.w / 2).toBeGreaterThanOrEqual(seat.x - seat.w / 2);
        expect(card && card.x + card.w / 2).toBeLessThanOrEqual(seat.x + seat.w / 2);
      }
  });

  it.each([
    [344, 7],
    [344, 40],
    [700, 40],
    [1200, 60],
  ])("at %i px a hand of %i cards stays inside and scrolls where it must", (width, own) => {
    for (const first of [0, 5, 999]) {
      const layout = place(3, width, own, first);
      for (const [token] of layout.hand.order) {
        const card = layout.cards.get(token);
        expect(card && card.x - card.w / 2).toBeGreaterThanOrEqual(0);
        expect(card && card.x + card.w / 2).toBeLessThanOrEqual(width);
      }
      expect(layout.hand.first).toBeLessThanOrEqual(own - layout.hand.count);
    }
  });

  it("seats clockwise: the next one sits at the left", () => {
    const layout = place(4, 1000);
    const x = (seat: number) => layout.seats.find((s) => s.seat === seat)?.x ?? 0;
    expect(x(1)).toBeLessThan(x(2));
    expect(x(2)).toBeLessThan(x(3));
  });
});
