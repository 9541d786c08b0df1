// A lesson: step by step something to read, a table, and a task.
import { useState } from "preact/hooks";
import type { Score } from "../lesson.ts";
import type { LessonStore } from "../lessonstore.ts";
import type { Texts } from "../text.ts";
import { SpeakerContext } from "./context.ts";
import { Course, Dots, Way } from "./course.tsx";
import { Rules } from "./dock.tsx";
import { LanguageSwitch } from "./hud.tsx";
import { Key } from "./icons.tsx";
import { QuizBody, QuizHead } from "./quiz.tsx";
import { Asked, Paragraphs } from "./task.tsx";

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
  const { quiz } = lesson;
  const shown = quiz?.shown ?? null;
  const last = step === marks.length - 1;
  const stepName = texts.t("ui-lesson-step", { step: step + 1, count: marks.length });
  const open = task !== null && !done;
  const hints = open && (lesson.hints_left > 0 || lesson.can_show);
  // A round that was played to its end is done, whoever won it.
  const newest = table.player.newest.value?.snapshot;
  const played = task?.kind === "play";
  const won = played && newest?.result != null && newest.result.winner === newest.viewer;
  const verdict = !feedback
    ? ""
    : played
      ? won
        ? "ui-you-win"
        : "ui-round-over"
      : !feedback.right
        ? "ui-lesson-wrong"
        : marks[step] === "shown"
          ? "ui-lesson-shown"
          : "ui-lesson-right";
  const ended = last && !open;
  // Where nothing is done at the table, and nothing was, there is nothing to play back.
  const acts = open && (played || task.kind === "move");
  const quiet = !acts && table.player.steps.value.length < 2;
  const inHand = task?.kind === "choose" && task.options.some(({ token }) => token != null);
  const note =
    task?.kind === "move"
      ? texts.t("ui-lesson-at-table")
      : inHand
        ? texts.t("ui-lesson-choose-in-hand")
        : "";
  const hint = () => store.press(lesson.can_show && lesson.hints_left === 0 ? "show" : "hint");
  const next = () => (shown ? store.toQuestion(shown.number + 1) : store.go(step + 1));
  const back = () =>
    shown && shown.number > 0 ? store.toQuestion(shown.number - 1) : store.go(step - 1);
  const dots = marks.map((mark, i) => ({
    label: [
      texts.t("ui-lesson-step", { step: i + 1, count: marks.length }),
      mark && texts.t(`ui-lesson-mark-${mark}`),
    ]
      .filter(Boolean)
      .join(": "),
    sign: SIGNS[mark] ?? "",
    mark: mark as string,
  }));
  if (quiz) dots.push(quizDot(texts, quiz.score));

  return (
    <Course
      store={table}
      name={say(lesson.title)}
      testid="lesson"
      seq={lesson.seq}
      at={step + (shown?.number ?? 0)}
      done={shown ? shown.question?.feedback != null : done}
      table={lesson.table}
      still={shown ? "quiz" : quiet ? "lesson" : undefined}
      keys={{ KeyN: next, KeyB: back, ...(hints ? { KeyH: hint } : {}) }}
      head={
        <>
          <h2 class="uf-title" dir="auto">
            {say(lesson.title)}
            {shown && `: ${texts.t("quiz-title")}`}
          </h2>
          <Dots
            label={texts.t("ui-lesson-steps")}
            at={step}
            dots={dots}
            onGo={(i) => store.go(i)}
          />
          {shown && <QuizHead quizzing={store} quiz={shown} />}
          {!shown && (
            <p class="uf-sr" data-testid="step" data-step={step}>
              {stepName}
            </p>
          )}
          {problem ? (
            <p class="uf-problem" data-testid="lesson-problem" role="alert" dir="auto">
              {say(problem)}
            </p>
          ) : (
            !shown && (
              <div class="uf-text" data-testid="text">
                <Paragraphs text={say(lesson.text)} />
              </div>
            )
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
      {shown ? (
        <QuizBody
          quizzing={store}
          quiz={shown}
          table={lesson.table ? table.table.value : null}
          back={{
            label: texts.t(shown.number > 0 ? "quiz-back" : "ui-lesson-back"),
            disabled: false,
            onGo: back,
          }}
        />
      ) : (
        <>
          {(task || lesson.facts || lesson.spread) && (
            <Asked
              asked={{ ...lesson, given: null }}
              draft={draft}
              say={say}
              done={done}
              note={note}
              headline={verdict && texts.t(verdict)}
              neutral={played && !won}
              table={table.table.value}
              onCheck={() => store.answer()}
              buttons={
                <>
                  {hints && (
                    <button type="button" class="uf-action" data-testid="hint" onClick={hint}>
                      {lesson.hints_left === 0
                        ? texts.t("ui-lesson-show")
                        : task.kind === "play"
                          ? texts.t("ui-lesson-hint")
                          : texts.t("ui-lesson-hint-left", { count: lesson.hints_left })}{" "}
                      <Key letter="H" />
                    </button>
                  )}
                  {task && (done || task.kind === "play") && (
                    <button
                      type="button"
                      class="uf-action"
                      data-testid="again"
                      onClick={() => store.press("again")}
                    >
                      {texts.t("ui-lesson-again")}
                    </button>
                  )}
                </>
              }
            >
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
            </Asked>
          )}
          {ended && (
            <p class="uf-end" data-testid="lesson-end">
              {texts.t("ui-lesson-end")}{" "}
              {quiz && texts.t("ui-lesson-quiz-offer", { count: quiz.score.n })}
            </p>
          )}
          <Way
            back={{ label: texts.t("ui-lesson-back"), disabled: step === 0, onGo: back }}
            where={stepName}
            next={{
              label: texts.t(last && quiz ? "ui-lesson-quiz-begin" : "ui-lesson-next"),
              strong: !open,
              disabled: last && !quiz,
              onGo: next,
            }}
          />
        </>
      )}
    </Course>
  );
}

/** The quiz at the end in the row of steps, and how it went. */
function quizDot(texts: Texts, { right, answered, n }: Score) {
  return {
    label: [texts.t("quiz-title"), answered > 0 && texts.t("quiz-score", { right, answered })]
      .filter(Boolean)
      .join(": "),
    sign: "?",
    mark: right === n ? "right" : answered > right ? "tried" : answered > 0 ? "seen" : "",
  };
}
