// The page of a lesson or a quiz: what is said, the table, what is asked. Wide: the table on one
// side, all words on the other. Narrow: the words, the table, the question.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableStore } from "../store.ts";
import { focusedNear, StoreContext, useOneClick } from "./context.ts";
import { LanguageSwitch } from "./hud.tsx";
import { Key } from "./icons.tsx";
import { TableView } from "./table.tsx";

export interface DotState {
  /** What a screen reader hears, and the sign that is seen. */
  label: string;
  sign: string;
  mark: string;
}

interface DotsProps {
  label: string;
  dots: readonly DotState[];
  at: number;
  onGo: (i: number) => void;
}

/** One button for each step, with a sign for how far it has come. */
export function Dots({ label, dots, at, onGo }: DotsProps) {
  return (
    <ol class="uf-dots" aria-label={label}>
      {dots.map((dot, i) => (
        <li key={i}>
          <button
            type="button"
            data-testid="dot"
            data-mark={dot.mark}
            aria-label={dot.label}
            aria-current={i === at ? "step" : undefined}
            onClick={() => onGo(i)}
          >
            {dot.sign || i + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface WayProps {
  back: { label: string; disabled: boolean; onGo: () => void };
  /** Where one is; seen only. */
  where?: string;
  next: { label: string; strong: boolean; disabled?: boolean; onGo: () => void } | null;
}

/** The way back and on. */
export function Way({ back, where, next }: WayProps) {
  return (
    <div class="uf-actions uf-way">
      <button
        type="button"
        class="uf-action uf-plain"
        data-testid="back"
        disabled={back.disabled}
        onClick={back.onGo}
      >
        {back.label} <Key letter="B" />
      </button>
      {where && (
        <span class="uf-soft" aria-hidden="true">
          {where}
        </span>
      )}
      {next && (
        <button
          type="button"
          class={next.strong ? "uf-action uf-strong" : "uf-action uf-plain"}
          data-testid="next"
          disabled={next.disabled}
          onClick={next.onGo}
        >
          {next.label} <Key letter="N" />
        </button>
      )}
    </div>
  );
}

export interface CourseProps {
  store: TableStore;
  name: string;
  testid: string;
  seq: number;
  /** Which step or question is shown. */
  at: number;
  done: boolean;
  table: boolean;
  /** Nothing happens at the table, so that there is nothing to play back; and who looks at it. */
  still?: "quiz" | "lesson" | undefined;
  head: ComponentChildren;
  children: ComponentChildren;
  /** Letters for the buttons, by the place of the key. */
  keys: Readonly<Record<string, () => void>>;
}

export function Course(props: CourseProps) {
  const { store, name, testid, seq, at, done, table, still, head, children, keys } = props;
  const root = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const before = useRef({ at, done });
  const within = useRef(false);

  // Who went on starts to read at the top; who answered is taken to the button that goes on.
  useLayoutEffect(() => {
    const node = root.current;
    const was = before.current;
    before.current = { at, done };
    if (!node || !within.current || (was.at === at && was.done === done)) return;
    if (was.at !== at) top.current?.focus();
    else if (!node.contains(focusedNear(node)))
      node.querySelector<HTMLElement>("[data-testid=next], [data-testid=again]")?.focus();
  }, [at, done]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as HTMLElement).matches("select, input[type=number]")) return;
    const press = keys[event.code];
    if (!press) return;
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down is still one step.
    if (!event.repeat) press();
  };
  return (
    <StoreContext.Provider value={store}>
      <div
        ref={root}
        class="uf-course"
        data-testid={testid}
        data-seq={seq}
        data-at={at}
        data-done={done ? "" : undefined}
        data-still={still}
        data-side={table ? store.table.value?.side : "light"}
        data-awaiting={store.awaiting.value ? "" : undefined}
        role="group"
        aria-label={name}
        lang={store.locale.value}
        onClickCapture={useOneClick(`${seq}`)}
        onKeyDownCapture={onKeyDown}
        onKeyDown={(event) => event.stopPropagation()}
        onKeyUp={(event) => event.stopPropagation()}
        onKeyPress={(event) => event.stopPropagation()}
        onFocusIn={() => {
          within.current = true;
        }}
        onFocusOut={(event) => {
          // What is taken out of the document leaves the person where they were.
          if (event.relatedTarget) within.current = false;
        }}
      >
        <div class={table ? "uf-pages" : "uf-pages uf-no-table"}>
          <div ref={top} class="uf-head" tabIndex={-1} data-testid="head">
            {head}
          </div>
          {table && (
            <div class="uf-beside">
              <TableView store={store} />
            </div>
          )}
          <div class="uf-side-panel">
            {!table && store.lost.value && (
              <p class="uf-lost" data-testid="lost" role="status">
                {store.texts.value.t("ui-lost")}
              </p>
            )}
            {children}
            {!table && <LanguageSwitch />}
          </div>
        </div>
      </div>
    </StoreContext.Provider>
  );
}
