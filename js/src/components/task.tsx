// What is asked and what is said to an answer: the same for a lesson and for a quiz.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Draft, marksOf } from "../draft.ts";
import type { Snapshot } from "../frames.ts";
import type { Answer, Facts, Feedback, Mark, Option, Said, Say, Spread, Task } from "../lesson.ts";
import { FacePicture } from "./card.tsx";
import { useSpeaker } from "./context.ts";
import { Rules } from "./dock.tsx";
import { ColorMark } from "./icons.tsx";

type Marks = Readonly<Record<string, Mark>>;

const SIGNS: Record<Mark, string> = { right: "✓", wrong: "✗", missed: "!" };

/** Whether an option was right, by a sign and in words. */
function MarkSign({ mark }: { mark: Mark | undefined }) {
  const texts = useSpeaker().texts.value;
  if (!mark) return null;
  return (
    <span class="uf-sign" data-mark={mark}>
      <span aria-hidden="true">{SIGNS[mark]}</span>
      <span class="uf-sr">{texts.t(`ui-task-${mark}`)}</span>
    </span>
  );
}

/** The paragraphs of a text. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((part, i) => (
          <p key={i} dir="auto">
            {part}
          </p>
        ))}
    </>
  );
}

interface OptionsProps {
  name: string;
  many?: boolean;
  options: readonly Option[];
  say: Say;
  picked: readonly string[];
  marks: Marks;
  done: boolean;
  onPick: (key: string) => void;
}

function Options({ name, many, options, say, picked, marks, done, onPick }: OptionsProps) {
  return (
    <div class="uf-options">
      {options.map(({ key, label, face, color }) => (
        <label
          key={key}
          class="uf-option"
          data-testid="option"
          data-key={key}
          data-picked={picked.includes(key) ? "" : undefined}
          data-mark={marks[key]}
          data-card={face ? "" : undefined}
        >
          <input
            type={many ? "checkbox" : "radio"}
            name={name}
            value={key}
            checked={picked.includes(key)}
            disabled={done}
            onChange={() => onPick(key)}
          />
          {face && <FacePicture face={face} />}
          {color && <ColorMark color={color} />}
          <span dir="auto">{say(label)}</span>
          <MarkSign mark={marks[key]} />
        </label>
      ))}
    </div>
  );
}

interface OrderProps {
  options: readonly Option[];
  draft: Draft;
  say: Say;
  marks: Marks;
  done: boolean;
}

/** Parts to put in order: two buttons for each, or the arrow keys on them. */
function Order({ options, draft, say, marks, done }: OrderProps) {
  const texts = useSpeaker().texts.value;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ key: string; by: number; to: number } | null>(null);
  const keys = draft.keys.value;
  // A part that moves in the document loses the focus on the way.
  useLayoutEffect(() => {
    if (!moved) return;
    const row = [...(list.current?.children ?? [])].find(
      (one) => (one as HTMLElement).dataset.key === moved.key,
    );
    row?.querySelector<HTMLElement>(`[data-by="${moved.by}"]`)?.focus({ preventScroll: true });
  }, [moved]);
  const move = (key: string, by: number) => setMoved({ key, by, to: draft.move(key, by) });
  const byKey = new Map(options.map((option) => [option.key, option]));
  const name = (key: string) => say(byKey.get(key)?.label ?? {});
  return (
    <>
      <ol ref={list} class="uf-order" data-testid="order">
        {keys.map((key, i) => {
          const option = byKey.get(key);
          return (
            <li key={key} data-key={key} data-mark={marks[key]}>
              <span class="uf-place" aria-hidden="true">
                {i + 1}
              </span>
              {option?.face && <FacePicture face={option.face} />}
              <span class="uf-grow" dir="auto">
                {name(key)}
              </span>
              <MarkSign mark={marks[key]} />
              {!done &&
                [-1, 1].map((by) => (
                  <button
                    key={by}
                    type="button"
                    class="uf-move"
                    data-testid={by < 0 ? "up" : "down"}
                    data-by={by}
                    aria-disabled={i + by < 0 || i + by >= keys.length}
                    aria-label={`${texts.t(by < 0 ? "ui-lesson-up" : "ui-lesson-down")}: ${name(key)}`}
                    onClick={() => move(key, by)}
                    onKeyDown={(event) => {
                      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                      if (!step) return;
                      event.preventDefault();
                      move(key, step);
                    }}
                  >
                    <span aria-hidden="true">{by < 0 ? "▲" : "▼"}</span>
                  </button>
                ))}
            </li>
          );
        })}
      </ol>
      <div class="uf-sr" aria-live="polite">
        {moved && `${name(moved.key)}: ${texts.t("ui-lesson-place", { count: moved.to + 1 })}`}
      </div>
    </>
  );
}

export interface AskedProps {
  /** What stands beside the question, the question, and what was answered and said to it. */
  asked: {
    facts: Facts | null;
    spread: Spread | null;
    task: Task | null;
    given: Answer | null;
    feedback: Feedback | null;
  };
  draft: Draft;
  say: Say;
  done: boolean;
  note: string;
  /** What is said to the answer in a word. */
  headline: string;
  /** What was done is neither right nor wrong. */
  neutral?: boolean;
  table: Snapshot | null;
  onCheck: () => void;
  /** Beside the answer button. */
  buttons?: ComponentChildren;
  /** Between the question and what is said to the answer. */
  children?: ComponentChildren;
}

/** A question with everything that belongs to it, of a lesson or of a quiz. */
export function Asked(props: AskedProps) {
  const { asked, draft, say, done, note, headline, neutral, table } = props;
  const { onCheck, buttons, children } = props;
  const { facts, spread, task, given, feedback } = asked;
  return (
    <div class="uf-page">
      {facts && <FactsTable facts={facts} say={say} />}
      {spread && <SpreadPiles spread={spread} />}
      {task && (
        <TaskForm
          task={task}
          draft={draft}
          say={say}
          marks={marksOf(task, feedback, given)}
          done={done}
          note={note}
          onCheck={onCheck}
        >
          {buttons}
        </TaskForm>
      )}
      {children}
      <FeedbackBox
        feedback={feedback}
        headline={headline}
        neutral={neutral}
        say={say}
        table={table}
      />
    </div>
  );
}

interface TaskFormProps {
  task: Task;
  draft: Draft;
  say: Say;
  marks: Marks;
  done: boolean;
  /** What is said before the question is answered, for instance where to answer it. */
  note?: string;
  onCheck: () => void;
  children?: ComponentChildren;
}

/** The question and the means to answer it; whatever stands beside the answer button comes along. */
function TaskForm({ task, draft, say, marks, done, note, onCheck, children }: TaskFormProps) {
  const texts = useSpeaker().texts.value;
  const name = useId();
  const keys = draft.keys.value;
  const fields = draft.fields.value;
  const number = draft.number.value;
  const ready = draft.answer(task) !== null;
  const atTable = task.kind === "move" || task.kind === "play";
  return (
    <form
      class="uf-task"
      data-testid="task"
      data-kind={task.kind}
      data-done={done ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <fieldset>
        <legend class="uf-ask-line" data-testid="ask-line" dir="auto">
          {say(task.ask)}
        </legend>
        {note && !done && <p class="uf-soft">{note}</p>}
        {(task.kind === "predict" || task.kind === "choose") && (
          <Options
            name={name}
            many={task.kind === "choose"}
            options={task.options}
            say={say}
            picked={keys}
            marks={marks}
            done={done}
            onPick={(key) => (task.kind === "choose" ? draft.toggle(key) : draft.choose(key))}
          />
        )}
        {task.kind === "order" && (
          <Order options={task.options} draft={draft} say={say} marks={marks} done={done} />
        )}
        {task.kind === "count" && (
          <label class="uf-number">
            <span>
              {texts.t("ui-lesson-number")} (<bdi>{say(task.unit)}</bdi>)
            </span>
            <input
              type="number"
              inputMode="numeric"
              min="0"
              step="1"
              data-testid="number"
              value={number}
              disabled={done}
              onInput={(event) => {
                draft.number.value = event.currentTarget.value;
              }}
            />
          </label>
        )}
        {task.kind === "challenge" &&
          [...task.fields, { key: "decide", label: null as Said | null, options: task.decide }].map(
            (field) => (
              <fieldset key={field.key} class="uf-field" data-field={field.key}>
                <legend dir="auto">
                  {field.label ? say(field.label) : texts.t("ui-lesson-decide")}{" "}
                  <MarkSign mark={marks[field.key]} />
                </legend>
                <Options
                  name={`${name}-${field.key}`}
                  options={field.options}
                  say={say}
                  picked={[fields[field.key] ?? ""]}
                  marks={{}}
                  done={done}
                  onPick={(key) => draft.name(field.key, key)}
                />
              </fieldset>
            ),
          )}
      </fieldset>
      <div class="uf-actions">
        {!atTable && !done && (
          <button type="submit" class="uf-action uf-strong" data-testid="check" disabled={!ready}>
            {texts.t("ui-lesson-check")}
          </button>
        )}
        {children}
      </div>
    </form>
  );
}

interface FeedbackProps extends Pick<AskedProps, "headline" | "neutral" | "say" | "table"> {
  feedback: Feedback | null;
}

/** Whether it was right and why, with the rules one click away. Read out as it comes. */
function FeedbackBox({ feedback, headline, neutral, say, table }: FeedbackProps) {
  const texts = useSpeaker().texts.value;
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(feedback);
  const [open, setOpen] = useState<Feedback | null>(null);
  useLayoutEffect(() => {
    // On a narrow screen the answer is given at the table and explained below it.
    if (feedback && feedback !== first.current) box.current?.scrollIntoView?.({ block: "nearest" });
    first.current = feedback;
  }, [feedback]);
  return (
    <div ref={box} role="status" data-testid="feedback" data-right={feedback?.right}>
      {feedback && (
        <div class="uf-feedback" data-right={neutral ? undefined : feedback.right}>
          <p class="uf-verdict">
            {!neutral && <MarkSign mark={feedback.right ? "right" : "wrong"} />} {headline}
          </p>
          {feedback.say.map((text, i) => (
            <Paragraphs key={i} text={say(text)} />
          ))}
          {feedback.counts && <Counts counts={feedback.counts} table={table} />}
          {feedback.rules.length > 0 && (
            <button
              type="button"
              class="uf-link"
              data-testid="feedback-why"
              aria-expanded={open === feedback}
              onClick={() => setOpen(open === feedback ? null : feedback)}
            >
              {texts.t("ui-why")}
            </button>
          )}
          {open === feedback && <Rules rules={feedback.rules} />}
        </div>
      )}
    </div>
  );
}

/** Hands counted card by card. */
function Counts({
  counts,
  table,
}: {
  counts: NonNullable<Feedback["counts"]>;
  table: Snapshot | null;
}) {
  const texts = useSpeaker().texts.value;
  return (
    <div class="uf-counts" data-testid="counts">
      <b>{texts.t("ui-lesson-counted")}</b>
      {counts.map(([seat, cards, sum]) => (
        <div key={seat} data-seat={seat}>
          <bdi>{table?.seats[seat]?.name ?? ""}</bdi>
          <CountedRow cards={cards} />
          <span class="uf-sum">= {sum}</span>
        </div>
      ))}
    </div>
  );
}

/** Cards with their points. */
export function CountedRow({ cards }: { cards: readonly (readonly [string, number])[] }) {
  const texts = useSpeaker().texts.value;
  return (
    <ul class="uf-row uf-small">
      {cards.map(([face, points], i) => (
        <li key={i}>
          <FacePicture face={face} />
          <span class="uf-sr">{texts.face(face)}</span>
          <span class="uf-row-note">{points}</span>
        </li>
      ))}
    </ul>
  );
}

/** Piles that are laid open for a question, with the other face of each card below it. */
function SpreadPiles({ spread }: { spread: Spread }) {
  const texts = useSpeaker().texts.value;
  return (
    <>
      {(["discard", "draw"] as const).map((pile) => {
        const cards = spread[pile];
        if (!cards) return null;
        const label = texts.t(`ui-${pile}-pile`, { count: cards.length });
        return (
          <section key={pile} class="uf-spread" data-testid={`spread-${pile}`} aria-label={label}>
            <p>
              <b>{label}</b> <span class="uf-soft">{texts.t(`ui-lesson-spread-${pile}`)}</span>
            </p>
            <ol class="uf-row">
              {cards.map(([face, other], i) => (
                <li key={i}>
                  <FacePicture face={face} />
                  <span class="uf-sr">{texts.face(face)}</span>
                  {other !== "" && (
                    <div class="uf-other">
                      <FacePicture face={other} />
                      <span class="uf-sr">{texts.t("ui-lesson-other-face", { card: other })}</span>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

function FactsTable({ facts, say }: { facts: Facts; say: Say }) {
  return (
    <table class="uf-scores uf-facts" data-testid="facts">
      <tbody>
        {facts.map(([label, value], i) => (
          <tr key={i}>
            <th scope="row" dir="auto">
              {say(label)}
            </th>
            <td class="uf-num" dir="auto">
              {say(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
