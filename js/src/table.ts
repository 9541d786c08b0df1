// The entry point for a table and a replay, which a notebook shows most: nothing else comes along.
import { TableView } from "./components/table.tsx";
import { shownBy, widget } from "./start.ts";
import { TableStore } from "./store.ts";

export default widget((model) => shownBy(new TableStore(model), TableView));
