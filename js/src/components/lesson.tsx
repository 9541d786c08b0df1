// A lesson: step by step something to read, a table, and a task.
import { useState } from "preact/hooks";
import { marksOf } from "../draft.ts";
import type { LessonStore } from "../lessonstore.ts";
import { SpeakerContext } from "./context.ts";
import { Course, Dots } from "./course.tsx";
import { Rules } from "./dock.tsx";
import { LanguageSwitch } from "./hud.tsx";
import { FactsTable, FeedbackBox, Paragraphs, SpreadPiles, TaskForm } from "./task.tsx";

const SIGNS: Record<string, string> = { right: "✓", tried: "✗", shown: "!", seen: "" };

export function LessonView({ store }: { store: LessonStore }) {
  const { table, say, draft } = store;
  const texts = table.texts.value;
  const lesson = store.lesson.value;
  const [rulesAt, setRulesAt] = useState<number | null>(null);
  if (!lesson || lesson.marks.length === 0)
    return (
      <SpeakerContext.Provider value={table}>
        <div class="uf-message" data-testid="lesson-problem" role="alert">
          <p dir="auto">
            {lesson?.problem
              ? say(lesson.problem)
              : texts.t(store.newer.value ? "ui-problem-newer" : "ui-problem-empty")}
          </p>
          <LanguageSwitch />
        </div>
      </SpeakerContext.Provider>
    );

  const { step, marks, task, done, feedback, problem } = lesson;
  const last = step === marks.length - 1;
  const stepName = texts.t("ui-lesson-step", { step: step + 1, count: marks.length });
  const open = task !== null && !done;
  const hints = open && (lesson.hints_left > 0 || lesson.can_show);
  const verdict = !feedback
    ? ""
    : !feedback.right
      ? "ui-lesson-wrong"
      : marks[step] === "shown"
        ? "ui-lesson-shown"
        : "ui-lesson-right";
  const ended = last && !open;
  const inHand = task?.kind === "choose" && task.options.some(({ token }) => token != null);
  const note =
    task?.kind === "move"
      ? texts.t("ui-lesson-at-table")
      : inHand
        ? texts.t("ui-lesson-choose-in-hand")
        : "";
  const hint = () => store.press(lesson.can_show && lesson.hints_left === 0 ? "show" : "hint");
  const next = () => store.go(step + 1);
  const back = () => store.go(step - 1);

  return (
    <Course
      store={table}
      name={say(lesson.title)}
      testid="lesson"
      seq={lesson.seq}
      at={step}
      done={done}
      table={lesson.table}
      keys={{ KeyN: next, KeyB: back, ...(hints ? { KeyH: hint } : {}) }}
      head={
        <>
          <h2 class="uf-title" dir="auto">
            {say(lesson.title)}
          </h2>
          <Dots
            label={texts.t("ui-lesson-steps")}
            at={step}
            dots={marks.map((mark, i) => ({
              label: [
                texts.t("ui-lesson-step", { step: i + 1, count: marks.length }),
                mark && texts.t(`ui-lesson-mark-${mark}`),
              ]
                .filter(Boolean)
                .join(": "),
              sign: SIGNS[mark] ?? "",
              mark,
            }))}
            onGo={(i) => store.go(i)}
          />
          <p class="uf-sr" data-testid="step" data-step={step}>
            {stepName}
          </p>
          {problem ? (
            <p class="uf-problem" data-testid="lesson-problem" role="alert" dir="auto">
              {say(problem)}
            </p>
          ) : (
            <div class="uf-text" data-testid="text">
              <Paragraphs text={say(lesson.text)} />
            </div>
          )}
          {lesson.rules.length > 0 && (
            <button
              type="button"
              class="uf-link uf-on-felt"
              data-testid="step-rules"
              aria-expanded={rulesAt === step}
              onClick={() => setRulesAt(rulesAt === step ? null : step)}
            >
              {texts.t("ui-lesson-rules")}
            </button>
          )}
          {rulesAt === step && <Rules rules={lesson.rules} />}
        </>
      }
    >
      {(task || lesson.facts || lesson.spread) && (
        <div class="uf-page">
          {lesson.facts && <FactsTable facts={lesson.facts} say={say} />}
          {lesson.spread && <SpreadPiles spread={lesson.spread} />}
          {task && (
            <TaskForm
              task={task}
              draft={draft}
              say={say}
              marks={marksOf(task, feedback, null)}
              done={done}
              note={note}
              onCheck={() => store.answer()}
            >
              {hints && (
                <button type="button" class="uf-action" data-testid="hint" onClick={hint}>
                  {lesson.hints_left === 0
                    ? texts.t("ui-lesson-show")
                    : task.kind === "play"
                      ? texts.t("ui-lesson-hint")
                      : texts.t("ui-lesson-hint-left", { count: lesson.hints_left })}{" "}
                  <span class="uf-key" aria-hidden="true">
                    H
                  </span>
                </button>
              )}
              {(done || task.kind === "play") && (
                <button
                  type="button"
                  class="uf-action"
                  data-testid="again"
                  onClick={() => store.press("again")}
                >
                  {texts.t("ui-lesson-again")}
                </button>
              )}
            </TaskForm>
          )}
          <div role="status" data-testid="hints">
            {lesson.hints.length > 0 && (
              <ul class="uf-hints" aria-label={texts.t("ui-lesson-hints")}>
                {lesson.hints.map((text, i) => (
                  <li key={i}>
                    <Paragraphs text={say(text)} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <FeedbackBox
            feedback={feedback}
            headline={verdict && texts.t(verdict)}
            say={say}
            table={table.table.value}
          />
        </div>
      )}
      {ended && (
        <p class="uf-end" data-testid="lesson-end">
          {texts.t("ui-lesson-end")}
        </p>
      )}
      <div class="uf-actions uf-way">
        <button
          type="button"
          class="uf-action uf-plain"
          data-testid="back"
          disabled={step === 0}
          onClick={back}
        >
          {texts.t("ui-lesson-back")}{" "}
          <span class="uf-key" aria-hidden="true">
            B
          </span>
        </button>
        <span class="uf-soft" aria-hidden="true">
          {stepName}
        </span>
        <button
          type="button"
          class={open ? "uf-action uf-plain" : "uf-action uf-strong"}
          data-testid="next"
          disabled={last}
          onClick={next}
        >
          {texts.t("ui-lesson-next")}{" "}
          <span class="uf-key" aria-hidden="true">
            N
          </span>
        </button>
      </div>
    </Course>
  );
}
