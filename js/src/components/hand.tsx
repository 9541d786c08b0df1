// The own hand: a list with one tab stop, arrows inside it, Enter to play. The pictures lie in the
// layer of cards; here are the places that can be pointed at and spoken.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Actions, Card, Token } from "../frames.ts";
import type { TableLayout } from "../layout.ts";
import { CARD_H, CARD_W, transformOf } from "./card.tsx";
import { useStore } from "./context.ts";
import { Icon } from "./icons.tsx";

export interface HandProps {
  layout: TableLayout;
  actions: Actions | null;
  owner: string;
  active: Token | null;
  onActive: (token: Token | null) => void;
  onScroll: (first: number) => void;
}

export function Hand({ layout, actions, owner, active, onActive, onScroll }: HandProps) {
  const store = useStore();
  const texts = store.texts.value;
  const list = useRef<HTMLUListElement>(null);
  const { order, first, count } = layout.hand;
  const scrolls = count < order.length;
  const at = Math.max(
    0,
    order.findIndex(([token]) => token === active),
  );
  const lastAt = useRef(at);
  const current = active !== null && order[at]?.[0] === active ? active : null;
  const stop = current ?? order[Math.min(lastAt.current, order.length - 1)]?.[0] ?? null;
  const giving = store.choice.value?.kind === "give";
  const task = store.task.value;

  useLayoutEffect(() => {
    if (current !== null) lastAt.current = at;
  });

  // A hand that does not fit goes on turn to where a card may be played.
  useEffect(() => {
    const ok = order.flatMap(([token], i) => (actions?.cards[token]?.ok ? [i] : []));
    if (scrolls && !task && ok.length > 0 && !ok.some((i) => i >= first && i < first + count))
      onScroll(ok[0] as number);
  }, [actions]);

  const go = (index: number) => {
    const token = order[(index + order.length) % order.length]?.[0];
    if (token === undefined) return;
    const place = (index + order.length) % order.length;
    if (scrolls && (place < first || place >= first + count))
      onScroll(place < first ? place : place - count + 1);
    list.current?.querySelector<HTMLElement>(`[data-token="${token}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = order.findIndex(([token]) => token === stop);
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      Home: 0,
      End: order.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  // The wheel scrolls a hand that does not fit, and nothing else.
  useEffect(() => {
    const node = list.current;
    if (!node || !scrolls) return;
    const wheel = (event: WheelEvent) => {
      const by = Math.sign(event.deltaX || event.deltaY);
      if (by === 0 || first + by < 0 || first + by > order.length - count) return;
      event.preventDefault();
      onScroll(first + by);
    };
    node.addEventListener("wheel", wheel, { passive: false });
    return () => node.removeEventListener("wheel", wheel);
  }, [scrolls, first, count, order.length, onScroll]);

  const label = (card: Card) => {
    const name = texts.face(card[1]);
    const action = actions?.cards[card[0]];
    if (!actions || task) return name;
    if (giving) return texts.t("ui-card-give", { name });
    if (!action?.ok) return texts.t("ui-card-not-playable", { name });
    return texts.t(action.bluff ? "ui-card-bluff" : "ui-card-playable", { name });
  };

  return (
    <>
      <ul
        ref={list}
        class="uf-hand"
        data-testid="hand"
        aria-label={texts.t("ui-hand", { player: owner, count: order.length })}
        onKeyDown={onKeyDown}
        onMouseLeave={() => onActive(null)}
      >
        {order.map((card) => {
          const [token] = card;
          const place = layout.cards.get(token);
          if (!place) return null;
          const action = task ? undefined : actions?.cards[token];
          return (
            <li key={token}>
              <button
                type="button"
                class="uf-hit"
                data-testid="hand-card"
                data-token={token}
                data-ok={action ? String(action.ok) : undefined}
                data-selected={store.selected.value === token ? "" : undefined}
                data-bluff={action?.bluff ? "" : undefined}
                tabIndex={token === stop ? 0 : -1}
                aria-label={label(card)}
                aria-pressed={task?.choose ? task.chosen.has(token) : undefined}
                style={{
                  width: `${CARD_W}px`,
                  height: `${CARD_H}px`,
                  transform: transformOf(place),
                  zIndex: place.z,
                }}
                onFocus={() => onActive(token)}
                onBlur={() => onActive(null)}
                onMouseEnter={() => onActive(token)}
                onClick={() => store.chooseCard(token)}
              />
            </li>
          );
        })}
      </ul>
      {scrolls && (
        <>
          <button
            type="button"
            class="uf-scroll uf-scroll-left"
            aria-label={texts.t("ui-hand-left")}
            disabled={first === 0}
            style={{ top: `${handMiddle(layout)}px` }}
            onClick={() => onScroll(Math.max(0, first - Math.max(1, count - 2)))}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            class="uf-scroll uf-scroll-right"
            aria-label={texts.t("ui-hand-right")}
            disabled={first >= order.length - count}
            style={{ top: `${handMiddle(layout)}px` }}
            onClick={() => onScroll(Math.min(order.length - count, first + Math.max(1, count - 2)))}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </>
  );
}

function handMiddle(layout: TableLayout): number {
  const token = layout.hand.order[layout.hand.first]?.[0];
  return (token !== undefined ? layout.cards.get(token)?.y : undefined) ?? 0;
}
