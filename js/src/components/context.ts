// What every component of a widget may ask for: the store it draws, and the texts.
import { createContext, type RefObject } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { Speaker } from "../speaker.ts";
import type { TableStore } from "../store.ts";

/** For widgets without a table; within one the store of the table speaks. */
export const SpeakerContext = createContext<Speaker | null>(null);
export const StoreContext = createContext<TableStore | null>(null);

export function useStore(): TableStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("a component of the table was drawn outside of a table");
  return store;
}

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  const store = useContext(StoreContext);
  if (!speaker && !store) throw new Error("nobody speaks here");
  return (speaker ?? store) as Speaker;
}

/** The focused element of the document, or of the shadow tree, that a node lives in. */
export function focusedNear(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement;
}

/**
 * For clicks on their way down: the second half of a double click was meant for what was there at
 * the first, and does nothing to what has come since. Whoever pages on may do so quickly.
 */
export function useOneClick(now: unknown): (event: MouseEvent) => void {
  const clickedAt = useRef<unknown>(null);
  return (event) => {
    if (event.detail < 2) clickedAt.current = now;
    else if (clickedAt.current !== now && !(event.target as Element).closest(".uf-ask, .uf-way")) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

/**
 * Puts the keyboard on the first button of what has just opened, but only if it was in the
 * widget already: somebody who writes in another cell is left in peace.
 */
export function useFirstFocus<T extends HTMLElement>(what = "button"): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    const node = box.current;
    const root = node?.closest(".uf-table");
    if (node && root?.contains(focusedNear(node)))
      node.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
  }, []);
  return box;
}
