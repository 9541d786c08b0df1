// What every component of a widget may ask for: the store it draws, and the texts.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableStore } from "../store.ts";

export const StoreContext = createContext<TableStore | null>(null);

export function useStore(): TableStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("a component of the table was drawn outside of a table");
  return store;
}
