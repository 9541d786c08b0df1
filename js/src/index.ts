// The entry point for all widgets: lessons, quizzes, score sheets and the explorer, and tables too.
import { ExplorerView } from "./components/explorer.tsx";
import { LessonView } from "./components/lesson.tsx";
import { QuizView } from "./components/quiz.tsx";
import { SheetView } from "./components/sheet.tsx";
import { TableView } from "./components/table.tsx";
import { ExplorerStore } from "./explorerstore.ts";
import { LessonStore } from "./lessonstore.ts";
import { QuizStore } from "./quizstore.ts";
import { SheetStore } from "./sheetstore.ts";
import { type Shown, shownBy, widget } from "./start.ts";
import { type Model, TableStore } from "./store.ts";

/** Which widget a model is, told by its traits. */
function show(model: Model): Shown {
  if (model.get("lesson")) return shownBy(new LessonStore(model), LessonView);
  if (model.get("view") === "explorer") return shownBy(new ExplorerStore(model), ExplorerView);
  if (model.get("view") === "quiz") return shownBy(new QuizStore(model), QuizView);
  if (model.get("sheet")) return shownBy(new SheetStore(model), SheetView);
  return shownBy(new TableStore(model), TableView);
}

export default widget(show);
