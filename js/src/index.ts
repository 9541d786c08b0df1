// The entry point of the bundle. anywidget calls the function once for each model: what a model
// knows is made once and shared by all of its views, which only draw it and clean up after.
import { type ComponentChild, render as draw, type FunctionComponent, h } from "preact";
import { ExplorerView } from "./components/explorer.tsx";
import { Broken, Guard } from "./components/guard.tsx";
import { LessonView } from "./components/lesson.tsx";
import { QuizView } from "./components/quiz.tsx";
import { SheetView } from "./components/sheet.tsx";
import { TableView } from "./components/table.tsx";
import { ExplorerStore } from "./explorerstore.ts";
import { LessonStore } from "./lessonstore.ts";
import { QuizStore } from "./quizstore.ts";
import { SheetStore } from "./sheetstore.ts";
import { type Model, TableStore } from "./store.ts";
import "./unoflip.css";

/** What a model knows, and how one view of it is drawn. */
interface Shown {
  view: () => ComponentChild;
  dispose: () => void;
}

function shownBy<S extends { dispose(): void }>(
  store: S,
  view: FunctionComponent<{ store: S }>,
): Shown {
  return { view: () => h(view, { store }), dispose: () => store.dispose() };
}

/** Which widget a model is, told by its traits. */
function show(model: Model): Shown {
  if (model.get("lesson")) return shownBy(new LessonStore(model), LessonView);
  if (model.get("view") === "explorer") return shownBy(new ExplorerStore(model), ExplorerView);
  if (model.get("view") === "quiz") return shownBy(new QuizStore(model), QuizView);
  if (model.get("sheet")) return shownBy(new SheetStore(model), SheetView);
  return shownBy(new TableStore(model), TableView);
}

/** The same, and if nothing can be shown, why. */
function guarded(model: Model): Shown {
  const locale = () => model.get("locale");
  try {
    const { view, dispose } = show(model);
    return { view: () => h(Guard, { locale, children: view() }), dispose };
  } catch (error) {
    console.error(error);
    return { view: () => h(Broken, { error, locale: locale() }), dispose: () => {} };
  }
}

export default () => {
  let shown: Shown | null = null;
  const open = (model: Model): Shown => {
    shown ??= guarded(model);
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
      draw(open(model).view(), root);
      return () => {
        draw(null, root);
        root.remove();
      };
    },
  };
};
