// The entry point of the bundle. anywidget calls the function once for each model: what a model
// knows is made once and shared by all of its views, which only draw it and clean up after.
import { render as draw, h } from "preact";
import { TableView } from "./components/table.tsx";
import { type Model, TableStore } from "./store.ts";
import "./unoflip.css";

export default () => {
  let store: TableStore | null = null;
  const open = (model: Model): TableStore => {
    store ??= new TableStore(model);
    return store;
  };
  return {
    initialize({ model }: { model: Model }) {
      open(model);
      return () => {
        store?.dispose();
        store = null;
      };
    },
    render({ model, el }: { model: Model; el: HTMLElement }) {
      const root = el.ownerDocument.createElement("div");
      root.className = "unoflip";
      // JupyterLab leaves all keys to what carries this mark.
      root.dataset.lmSuppressShortcuts = "true";
      el.append(root);
      draw(h(TableView, { store: open(model) }), root);
      return () => {
        draw(null, root);
        root.remove();
      };
    },
  };
};
