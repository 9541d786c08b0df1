// A quiz: one question after the other, a score, and at the end a look at the mistakes.
import type { QuizData, Status } from "../lesson.ts";
import type { QuizStore, Quizzing } from "../quizstore.ts";
import { SpeakerContext } from "./context.ts";
import { Course, Dots, Way } from "./course.tsx";
import { LanguageSwitch } from "./hud.tsx";
import { Asked, Paragraphs } from "./task.tsx";

const SIGNS = { right: "✓", wrong: "✗", open: "" } as const;
/** A row of more dots than this is no help; the number of the question is. */
const MOST_DOTS = 30;

export function QuizView({ store }: { store: QuizStore }) {
  const { table, say } = store;
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

  const { number, items, question } = quiz;
  const n = items.length;
  const back = () => store.toQuestion(number - 1);
  return (
    <Course
      store={table}
      name={texts.t("quiz-title")}
      testid="quiz"
      seq={quiz.seq}
      at={number}
      done={question?.feedback != null}
      table={question?.snapshot != null}
      still="quiz"
      keys={{ KeyN: () => store.toQuestion(number + 1), KeyB: back }}
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
              onGo={(i) => store.toQuestion(i)}
            />
          )}
          <QuizHead quizzing={store} quiz={quiz} />
        </>
      }
    >
      <QuizBody
        quizzing={store}
        quiz={quiz}
        table={question?.snapshot ?? null}
        back={{ label: texts.t("quiz-back"), disabled: number === 0, onGo: back }}
      />
    </Course>
  );
}

interface PartProps {
  quizzing: Quizzing;
  quiz: QuizData;
}

/** Where one is in a quiz, and what is known before the question. */
export function QuizHead({ quizzing, quiz }: PartProps) {
  const texts = quizzing.table.texts.value;
  const { number, items, score, question } = quiz;
  const where = texts.t("quiz-number", { number: number + 1, n: items.length });
  return (
    <>
      <p class="uf-soft" data-testid="step" data-step={number}>
        {question && `${where} (${texts.t(`quiz-difficulty-${question.difficulty}`)}). `}
        <span data-testid="score">
          {texts.t("quiz-score", { right: score.right, answered: score.answered })}
        </span>
      </p>
      {question && question.tell.length > 0 && (
        <div class="uf-text" data-testid="text">
          {question.tell.map((text, i) => (
            <Paragraphs key={i} text={quizzing.say(text)} />
          ))}
        </div>
      )}
    </>
  );
}

interface BodyProps extends PartProps {
  /** The table that the question is about. */
  table: Parameters<typeof Asked>[0]["table"];
  back: Parameters<typeof Way>[0]["back"];
}

/** The question of a quiz or its end, and the way on. */
export function QuizBody({ quizzing, quiz, table, back }: BodyProps) {
  const texts = quizzing.table.texts.value;
  const { number, question } = quiz;
  const feedback = question?.feedback ?? null;
  const explained = quizzing.table.explained.value;
  const kind = question?.task.kind;
  const note =
    kind === "choose"
      ? texts.t("quiz-choose-some")
      : kind === "order"
        ? texts.t("quiz-put-in-order")
        : "";
  return (
    <>
      {question ? (
        <Asked
          asked={question}
          draft={quizzing.draft}
          say={quizzing.say}
          done={feedback !== null}
          note={note}
          headline={feedback ? texts.t(feedback.right ? "quiz-right" : "quiz-wrong") : ""}
          table={table}
          onCheck={() => quizzing.answer()}
        >
          {explained && !table && (
            <p role="status" data-testid="explained">
              {texts.say(explained.say)}
            </p>
          )}
        </Asked>
      ) : (
        <div class="uf-page">
          <End quizzing={quizzing} quiz={quiz} />
        </div>
      )}
      <Way
        back={back}
        next={
          question && {
            label: texts.t(feedback ? "quiz-next" : "quiz-skip"),
            strong: feedback !== null,
            onGo: () => quizzing.toQuestion(number + 1),
          }
        }
      />
    </>
  );
}

function End({ quizzing, quiz }: PartProps) {
  const texts = quizzing.table.texts.value;
  const { items, score } = quiz;
  const places = (wanted: Status) =>
    items.flatMap(({ status }, i) => (status === wanted ? [i] : []));
  const wrong = places("wrong");
  const left = places("open");
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
                  {i + 1}. {quizzing.say(items[i]?.name ?? {})}
                </span>
                <button
                  type="button"
                  class="uf-link"
                  data-testid="look-again"
                  data-number={i}
                  aria-label={`${texts.t("quiz-look-again")}: ${i + 1}`}
                  onClick={() => quizzing.toQuestion(i)}
                >
                  {texts.t("quiz-look-again")}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        score.answered === score.n && <p>{texts.t("quiz-no-mistakes")}</p>
      )}
      {left.length > 0 && (
        <p>
          {texts.t("quiz-left", { count: left.length })}{" "}
          <button
            type="button"
            class="uf-link"
            data-testid="look-left"
            onClick={() => quizzing.toQuestion(left[0] as number)}
          >
            {texts.t("quiz-to-left")}
          </button>
        </p>
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
                onClick={() => quizzing.anew(what)}
              >
                {texts.t(`quiz-again-${what}`)}
              </button>
            ),
        )}
      </div>
    </div>
  );
}
