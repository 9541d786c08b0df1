// A quiz: one question after the other, a score, and at the end a look at the mistakes.
import { marksOf } from "../draft.ts";
import type { QuizData } from "../lesson.ts";
import type { QuizStore } from "../quizstore.ts";
import { SpeakerContext } from "./context.ts";
import { Course, Dots } from "./course.tsx";
import { LanguageSwitch } from "./hud.tsx";
import { FactsTable, FeedbackBox, Paragraphs, SpreadPiles, TaskForm } from "./task.tsx";

const SIGNS = { right: "✓", wrong: "✗", open: "" } as const;
/** A row of more dots than this is no help; the number of the question is. */
const MOST_DOTS = 30;

export function QuizView({ store }: { store: QuizStore }) {
  const { table, say, draft } = store;
  const texts = table.texts.value;
  const quiz = store.quiz.value;
  if (!quiz)
    return (
      <SpeakerContext.Provider value={table}>
        <div class="uf-message" data-testid="quiz-problem" role="alert">
          <p>{texts.t(store.newer.value ? "ui-problem-newer" : "ui-problem-empty")}</p>
          <LanguageSwitch />
        </div>
      </SpeakerContext.Provider>
    );

  const { number, items, score, question } = quiz;
  const n = items.length;
  const feedback = question?.feedback ?? null;
  const done = feedback !== null;
  const next = () => store.go(number + 1);
  const back = () => store.go(number - 1);
  const where = question ? texts.t("quiz-number", { number: number + 1, n }) : "";
  const explained = table.explained.value;
  const note =
    question?.task.kind === "choose"
      ? texts.t("quiz-choose-some")
      : question?.task.kind === "order"
        ? texts.t("quiz-put-in-order")
        : "";

  return (
    <Course
      store={table}
      name={texts.t("quiz-title")}
      testid="quiz"
      seq={quiz.seq}
      at={number}
      done={done}
      table={question?.snapshot != null}
      keys={{ KeyN: next, KeyB: back }}
      head={
        <>
          <h2 class="uf-title" dir="auto">
            {texts.t("quiz-title")}
            {question && `: ${say(question.name)}`}
          </h2>
          {n <= MOST_DOTS && (
            <Dots
              label={texts.t("quiz-title")}
              at={number}
              dots={items.map(({ status }, i) => ({
                label: `${texts.t("quiz-number", { number: i + 1, n })}: ${texts.t(`quiz-status-${status}`)}`,
                sign: SIGNS[status],
                mark: status,
              }))}
              onGo={(i) => store.go(i)}
            />
          )}
          <p class="uf-soft" data-testid="step" data-step={number}>
            {question && `${where} (${texts.t(`quiz-difficulty-${question.difficulty}`)}). `}
            <span data-testid="score">
              {texts.t("quiz-score", { right: score.right, answered: score.answered })}
            </span>
          </p>
          {question && question.tell.length > 0 && (
            <div class="uf-text" data-testid="text">
              {question.tell.map((text, i) => (
                <Paragraphs key={i} text={say(text)} />
              ))}
            </div>
          )}
        </>
      }
    >
      <div class="uf-page">
        {question ? (
          <>
            {question.facts && <FactsTable facts={question.facts} say={say} />}
            {question.spread && <SpreadPiles spread={question.spread} />}
            <TaskForm
              task={question.task}
              draft={draft}
              say={say}
              marks={marksOf(question.task, feedback, question.given)}
              done={done}
              note={note}
              onCheck={() => store.answer()}
            />
            {explained && !question.snapshot && (
              <p role="status" data-testid="explained">
                {texts.say(explained.say)}
              </p>
            )}
            <FeedbackBox
              feedback={feedback}
              headline={feedback ? texts.t(feedback.right ? "quiz-right" : "quiz-wrong") : ""}
              say={say}
              table={question.snapshot}
            />
          </>
        ) : (
          <End store={store} quiz={quiz} />
        )}
      </div>
      <div class="uf-actions uf-way">
        <button
          type="button"
          class="uf-action uf-plain"
          data-testid="back"
          disabled={number === 0}
          onClick={back}
        >
          {texts.t("quiz-back")}{" "}
          <span class="uf-key" aria-hidden="true">
            B
          </span>
        </button>
        {question && (
          <button
            type="button"
            class={done ? "uf-action uf-strong" : "uf-action uf-plain"}
            data-testid="next"
            onClick={next}
          >
            {texts.t(done ? "quiz-next" : "quiz-skip")}{" "}
            <span class="uf-key" aria-hidden="true">
              N
            </span>
          </button>
        )}
      </div>
    </Course>
  );
}

function End({ store, quiz }: { store: QuizStore; quiz: QuizData }) {
  const texts = store.table.texts.value;
  const { items, score } = quiz;
  const wrong = items.flatMap(({ status }, i) => (status === "wrong" ? [i] : []));
  return (
    <div class="uf-page-part" data-testid="quiz-end">
      <p class="uf-verdict">{texts.t("quiz-done")}</p>
      <p class="uf-result">
        {score.right} / {score.n}
      </p>
      {wrong.length > 0 ? (
        <>
          <h3>{texts.t("quiz-mistakes")}</h3>
          <ul class="uf-mistakes">
            {wrong.map((i) => (
              <li key={i}>
                <span dir="auto">
                  {i + 1}. {store.say(items[i]?.name ?? {})}
                </span>
                <button
                  type="button"
                  class="uf-link"
                  data-testid="look-again"
                  data-number={i}
                  aria-label={`${texts.t("quiz-look-again")}: ${i + 1}`}
                  onClick={() => store.go(i)}
                >
                  {texts.t("quiz-look-again")}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        score.answered > 0 && <p>{texts.t("quiz-no-mistakes")}</p>
      )}
      <div class="uf-actions">
        {(["mistakes", "all", "new"] as const).map(
          (what) =>
            (what !== "mistakes" || wrong.length > 0) && (
              <button
                key={what}
                type="button"
                class="uf-action"
                data-testid={`again-${what}`}
                onClick={() => store.again(what)}
              >
                {texts.t(`quiz-again-${what}`)}
              </button>
            ),
        )}
      </div>
    </div>
  );
}
