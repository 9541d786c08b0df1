// Where everything lies on the table. Pure: sizes and a snapshot in, places out.
import { sortKey } from "./art.ts";
import type { Card, Snapshot, Token } from "./frames.ts";

/** Place of a card: its center, its width, its turn in degrees, its height above the felt. */
export interface Place {
  x: number;
  y: number;
  w: number;
  rot: number;
  z: number;
}

export interface SeatPlace {
  seat: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface HandView {
  /** Own cards from left to right. */
  order: Card[];
  /** First card that is fully spread, when not all fit. */
  first: number;
  /** How many are spread. */
  count: number;
}

export interface TableLayout {
  width: number;
  upper: number;
  handHeight: number;
  handCard: number;
  pileCard: number;
  miniCard: number;
  seats: SeatPlace[];
  draw: Place;
  discard: Place;
  center: { x: number; y: number; w: number; h: number };
  cards: Map<Token, Place>;
  hand: HandView;
}

const GAP = 6;
const SIDE = 10;
const NAME_ROW = 27;

export function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Own cards in reading order: by color, numbers before actions, wilds last. */
export function sortedHand(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => sortKey(a[1]) - sortKey(b[1]) || a[0] - b[0]);
}

function ordered(cards: readonly Card[], kept: readonly Card[] | null): Card[] {
  if (!kept) return sortedHand(cards);
  const rank = new Map(sortedHand(kept).map(([token], i) => [token, i]));
  return [...cards].sort((a, b) => (rank.get(a[0]) ?? 0) - (rank.get(b[0]) ?? 0));
}

/** How many seats stand in each side column; the others form the row above. */
export function sideCount(others: number, width: number): number {
  if (width >= 620) {
    if (others < 2) return 0;
    return others <= 6 ? 1 : 2;
  }
  return others <= 3 ? 0 : Math.ceil((others - 3) / 2);
}

/** The seat at the bottom: the viewer, or the first one at an open table. */
export function bottomSeat(table: Snapshot): number {
  return table.viewer ?? 0;
}

export interface LayoutInput {
  table: Snapshot;
  width: number;
  /** Height of the window: on a low one the cards are smaller, so that more is in sight. */
  height: number;
  /** Height of the dock between piles and hand, measured, as its texts take what they need. */
  dock: number;
  /** First own card that is spread. */
  first: number;
  raised: ReadonlySet<Token>;
  focused: Token | null;
  /** Order of the own hand that is kept while the hands turn; it is sorted anew afterwards. */
  kept?: readonly Card[] | null;
}

export function layoutTable(input: LayoutInput): TableLayout {
  const { table, width, raised, focused } = input;
  const bottom = bottomSeat(table);
  const n = table.seats.length;
  const others = n - 1;
  const wide = width >= 620;
  const flat = wide && others === 2;
  const usual = flat ? 860 : others > 6 ? 1150 : 1000;
  const low = !wide ? 1 : clamp(0.74, input.height / usual, 1);
  const handCard = Math.round(clamp(58, (32 + width * 0.068) * low, 150));
  const pileCard = Math.round(handCard * (width < 480 ? 0.97 : 1));
  const crowded = others > 5 ? 0.88 : flat ? 1.4 : others < 4 ? 1.14 : 1;
  const miniCard = Math.round(clamp(26, (15 + width * 0.031) * crowded * low, 74));
  const miniHigh = miniCard * 1.5;
  const seatHigh = Math.round(miniHigh + NAME_ROW + 10);

  const side = sideCount(others, width);
  const top = others - 2 * side;
  const inner = width - 2 * SIDE;
  const columns = Math.max(top, side > 0 ? 3 : 1);
  // Between the side columns there must be room for both piles.
  const beside = side > 0 ? (inner - 2 * pileCard - 10 - 2 * GAP) / 2 : inner;
  const seatWide = Math.floor(
    Math.min(
      beside,
      clamp(96, (inner - GAP * (columns - 1)) / columns, Math.max(118, miniCard * 4.6)),
    ),
  );

  // The row above keeps to the middle where it can, so that the sides can start higher.
  const topWide = top * seatWide + (top - 1) * GAP;
  const roomy = side > 0 && topWide + 2 * (seatWide + GAP) <= inner;
  const topSpan = roomy ? inner - 2 * (seatWide + GAP * 2) : inner;
  const sideStart = top === 0 ? 14 : roomy ? 8 + seatHigh * 0.55 : 8 + seatHigh + GAP;
  const seats: SeatPlace[] = [];
  for (let i = 1; i < n; i++) {
    const seat = (bottom + i) % n;
    let x: number;
    let y: number;
    if (i <= side) {
      x = SIDE + seatWide / 2;
      y = sideStart + (side - i) * (seatHigh + GAP);
    } else if (i > others - side) {
      x = width - SIDE - seatWide / 2;
      y = sideStart + (i - (others - side) - 1) * (seatHigh + GAP);
    } else {
      const k = i - side - 1;
      x = width / 2 + ((k + 0.5) / top - 0.5) * Math.min(topSpan, top * seatWide * 1.9);
      y = 8;
    }
    seats.push({ seat, x, y, w: seatWide, h: seatHigh });
  }

  const pileHigh = pileCard * 1.5;
  const centerHigh = pileHigh + 54;
  const topEnd = top > 0 ? 8 + seatHigh + GAP : 26;
  const sidesEnd = side > 0 ? sideStart + side * (seatHigh + GAP) : 0;
  const upper = Math.round(Math.max(topEnd + centerHigh + 14, sidesEnd + 6));
  const centerWide = side > 0 ? inner - 2 * (seatWide + GAP) : inner;
  const centerTop = topEnd + (upper - topEnd - centerHigh) / 2;
  const pileGap = clamp(10, pileCard * 0.3, Math.max(10, centerWide - 2 * pileCard));
  const pileY = centerTop + 4 + pileHigh / 2;
  const draw: Place = {
    x: width / 2 - (pileCard + pileGap) / 2,
    y: pileY,
    w: pileCard,
    rot: 0,
    z: 1,
  };
  const discard: Place = { ...draw, x: width / 2 + (pileCard + pileGap) / 2 };

  const cards = new Map<Token, Place>();
  if (table.next) cards.set(table.next[0], draw);
  if (table.top) cards.set(table.top[0], { ...discard, z: 2 });

  for (const place of seats) {
    const held = table.seats[place.seat]?.cards ?? [];
    const count = held.length;
    const room = place.w - 14 - miniCard;
    const step = count > 1 ? Math.min(miniCard * 0.52, room / (count - 1)) : 0;
    const lean = Math.min(3, 22 / Math.max(1, count));
    held.forEach(([token], i) => {
      const k = i - (count - 1) / 2;
      cards.set(token, {
        x: place.x + k * step,
        y: place.y + miniHigh / 2 + 5 + (k * k * lean) / Math.max(5, count * 1.6),
        w: miniCard,
        rot: k * lean,
        z: 10 + i,
      });
    });
  }

  const order = ordered(table.seats[bottom]?.cards ?? [], input.kept ?? null);
  const count = order.length;
  const avail = Math.min(width - 2 * SIDE - 8, handCard * 0.78 * Math.max(1, count - 1) + handCard);
  const tight = Math.max(22, handCard * 0.3);
  let spread = count;
  let step = count > 1 ? (avail - handCard) / (count - 1) : 0;
  let first = 0;
  const slot = 9;
  if (count > 1 && step < tight) {
    const room = width - 2 * SIDE - 8 - handCard - 2 * 3 * slot;
    spread = Math.max(2, Math.floor(room / tight) + 1);
    step = room / (spread - 1);
    first = clamp(0, input.first, count - spread);
  }
  const lift = Math.round(handCard * 0.15);
  const fanned = spread < count ? 0 : Math.min(2.1, 19 / Math.max(1, count));
  const handHeight = Math.round(handCard * 1.5 + lift + 48);
  const baseY = upper + input.dock + lift + 10 + handCard * 0.75;
  const scrolled = spread < count;
  const startX = scrolled
    ? SIDE + 4 + handCard / 2 + 3 * slot
    : width / 2 - ((count - 1) * step) / 2;
  order.forEach(([token], i) => {
    const at = i - first;
    const before = scrolled && at < 0;
    const after = scrolled && at >= spread;
    let x = startX + at * step;
    if (before) x = startX - Math.min(3, -at) * slot;
    if (after) x = startX + (spread - 1) * step + Math.min(3, at - spread + 1) * slot;
    const k = i - (count - 1) / 2;
    const drop = (k * k * fanned) / Math.max(4, count * 0.9);
    const up = before || after ? 0 : (raised.has(token) ? lift : 0) + (focused === token ? 7 : 0);
    cards.set(token, {
      x,
      y: baseY + drop - up,
      w: handCard,
      rot: k * fanned,
      z: 100 + (before ? i : after ? 60 - Math.min(50, at) : i + 80),
    });
  });

  return {
    width,
    upper,
    handHeight,
    handCard,
    pileCard,
    miniCard,
    seats,
    draw,
    discard,
    center: { x: width / 2, y: centerTop, w: centerWide, h: centerHigh },
    cards,
    hand: { order, first, count: spread },
  };
}
