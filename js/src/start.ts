// What all entry points share. anywidget calls an entry point's function once for each model: what
// a model knows is made once and shared by all of its views, which only draw it and clean up after.
import { type ComponentChild, render as draw, type FunctionComponent, h } from "preact";
import { Broken, Guard } from "./components/guard.tsx";
import type { Model } from "./store.ts";
import "./unoflip.css";

/** What a model knows, and how one view of it is drawn. */
export interface Shown {
  view: (width: number) => ComponentChild;
  dispose: () => void;
}

export function shownBy<S extends { dispose(): void }>(
  store: S,
  view: FunctionComponent<{ store: S; width?: number }>,
): Shown {
  return { view: (width) => h(view, { store, width }), dispose: () => store.dispose() };
}

/** Shows a model, and if nothing can be shown, why. */
function guarded(model: Model, show: (model: Model) => Shown): Shown {
  const locale = () => model.get("locale");
  try {
    const { view, dispose } = show(model);
    return { view: (width) => h(Guard, { locale, children: view(width) }), dispose };
  } catch (error) {
    console.error(error);
    return { view: () => h(Broken, { error, locale: locale() }), dispose: () => {} };
  }
}

/** A widget for anywidget, made of what tells how a model is shown. */
export const widget = (show: (model: Model) => Shown) => () => {
  let shown: Shown | null = null;
  const open = (model: Model): Shown => {
    shown ??= guarded(model, show);
    return shown;
  };
  return {
    initialize({ model }: { model: Model }) {
      open(model);
      return () => {
        shown?.dispose();
        shown = null;
      };
    },
    render({ model, el }: { model: Model; el: HTMLElement }) {
      const root = el.ownerDocument.createElement("div");
      root.className = "unoflip";
      // JupyterLab leaves all keys to what carries this mark.
      root.dataset.lmSuppressShortcuts = "true";
      el.append(root);
      // Asked for while nothing is drawn, the width costs nothing.
      draw(open(model).view(root.clientWidth), root);
      return () => {
        draw(null, root);
        root.remove();
      };
    },
  };
};
