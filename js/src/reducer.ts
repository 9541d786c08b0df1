// What a frame does to a table. Pure: the old table stays as it was.
import type { Card, Face, Frame, Seat, Snapshot, Token } from "./frames.ts";

function turned(card: Card | null, faces: Map<Token, Face>): Card | null {
  if (card === null) return null;
  const face = faces.get(card[0]);
  return face === undefined ? card : [card[0], face];
}

/** Returns the table after a frame. What may be done is known only at the end of an action. */
export function applyFrame(before: Snapshot, frame: Frame): Snapshot {
  const after: Snapshot = { ...before, say: frame.say, rules: frame.rules, actions: null };
  let hands: Card[][] = before.seats.map((seat) => seat.cards);

  for (const [token, from, to, face] of frame.moves ?? []) {
    if (from === "draw") {
      if (after.next?.[0] === token) after.next = null;
    } else if (from === "discard") {
      if (after.top?.[0] === token) after.top = null;
    } else {
      hands = hands.map((cards, seat) =>
        seat === from ? cards.filter(([held]) => held !== token) : cards,
      );
    }
    const card: Card = [token, face];
    if (to === "draw") after.next = card;
    else if (to === "discard") after.top = card;
    else hands = hands.map((cards, seat) => (seat === to ? [...cards, card] : cards));
  }

  if (frame.hands) {
    const held = new Map(hands.flat().map((card) => [card[0], card]));
    hands = frame.hands.map((tokens) =>
      tokens.flatMap((token) => {
        const card = held.get(token);
        return card ? [card] : [];
      }),
    );
  }

  if (frame.top !== undefined) after.top = frame.top;
  if (frame.next !== undefined) after.next = frame.next;

  if (frame.faces?.length) {
    const faces = new Map(frame.faces);
    hands = hands.map((cards) => cards.map((card) => turned(card, faces) as Card));
    after.top = turned(after.top, faces);
    after.next = turned(after.next, faces);
  }

  const uno = new Map(frame.uno ?? []);
  after.seats = before.seats.map((seat, i): Seat => {
    const cards = hands[i] ?? seat.cards;
    const said = uno.get(i) ?? seat.uno;
    return cards === seat.cards && said === seat.uno ? seat : { ...seat, cards, uno: said };
  });

  const { result, ...rest } = frame.set ?? {};
  Object.assign(after, rest);
  if (result !== undefined) {
    after.result = result;
    const totals = result?.totals;
    if (totals)
      after.seats = after.seats.map((seat, i) => ({ ...seat, total: totals[i] ?? seat.total }));
  }
  return after;
}
