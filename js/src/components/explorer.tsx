// The explorer: a position to edit, branches that go on from it side by side, rules to switch.
import { useComputed } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ExplorerStore } from "../explorerstore.ts";
import { SpeakerContext } from "./context.ts";
import { BranchView } from "./explorerbranch.tsx";
import { CopyText, Section, useTexts } from "./explorerparts.tsx";
import { PositionEditor } from "./explorerposition.tsx";
import { RulesEditor } from "./explorerrules.tsx";
import { LanguageSwitch } from "./hud.tsx";
import { Icon } from "./icons.tsx";

/** The table that is played on at: a widget of its own, drawn by the notebook inside of this one. */
function Child({ store, name }: { store: ExplorerStore; name: string }) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"coming" | "here" | "failed" | "closed">("coming");
  useEffect(() => {
    let over = false;
    let leave: (() => void) | undefined;
    setState("coming");
    store.draw(name).then((view) => {
      if (over) view?.remove?.();
      else if (view && box.current) {
        leave = () => view.remove?.();
        box.current.replaceChildren(view.el);
        box.current.scrollIntoView?.({ block: "nearest" });
        setState("here");
      } else setState("failed");
    });
    return () => {
      over = true;
      leave?.();
    };
  }, [store, name]);
  if (state === "closed") return null;
  return (
    <section class="uf-section" data-testid="play-on" aria-label={texts.t("explorer-play")}>
      {/* Only the head is of the explorer: the table below has looks of its own. */}
      <div class="uf-branch-head uf-explorer">
        <h3>{texts.t("explorer-play")}</h3>
        <button
          type="button"
          class="uf-quiet"
          data-testid="play-close"
          aria-label={texts.t("ui-close")}
          onClick={() => setState("closed")}
        >
          <Icon name="close" />
        </button>
      </div>
      {state !== "here" && (
        <p>{texts.t(state === "failed" ? "ui-explorer-elsewhere" : "ui-waiting")}</p>
      )}
      <div ref={box} />
    </section>
  );
}

function Explorer({ store }: { store: ExplorerStore }) {
  const texts = useTexts();
  // Bound to the attribute: nothing else is drawn anew while an answer is awaited.
  const awaiting = useComputed(() => (store.awaiting.value ? "" : undefined));
  const switched = useComputed(() => store.effect.value !== null);
  const data = store.data.value;
  const { problem } = store;
  if (problem.value || !data)
    return (
      <div class="uf-message" data-testid={`problem-${problem.value ?? "empty"}`} role="alert">
        <p>{texts.t(`ui-problem-${problem.value ?? "empty"}`)}</p>
        <LanguageSwitch />
      </div>
    );
  const { branches, current } = data;
  const step = store.step.value;
  const table = store.table.value;
  const stop = (event: Event) => event.stopPropagation();
  return (
    <div
      class="uf-table"
      data-testid="explorer"
      data-seq={data.seq}
      data-sound={data.sound}
      data-awaiting={awaiting}
      role="group"
      aria-label={texts.t("explorer-title")}
      lang={store.locale.value}
      // Keys pressed in the widget never reach the notebook's command mode.
      onKeyDown={stop}
      onKeyUp={stop}
      onKeyPress={stop}
    >
      {store.lost.value && (
        <div class="uf-lost" data-testid="lost" role="status">
          {texts.t("ui-lost")}
        </div>
      )}
      <div class="uf-hud uf-explorer">
        <h2 class="uf-headline">{texts.t("explorer-title")}</h2>
        <span class="uf-grow" />
        <LanguageSwitch />
      </div>
      <div class="uf-desk uf-explorer">
        <div class="uf-branches" data-count={branches.length}>
          {branches.map((branch, i) => (
            <BranchView
              key={branch.name}
              store={store}
              branch={branch}
              index={i}
              only={branches.length === 1}
              current={i === current}
            />
          ))}
        </div>
        <div class="uf-column">
          <Section name="editor" title={texts.t("explorer-editor")} open={true}>
            <PositionEditor
              store={store}
              fields={data.fields}
              problems={data.problems}
              sound={data.sound}
              deck={data.deck}
              pasted={data.entry?.branch === null ? data.entry : null}
            />
          </Section>
          <Section name="options" title={texts.t("explorer-options")} open={switched.value}>
            <RulesEditor store={store} data={data} />
          </Section>
        </div>
      </div>
      {step !== null && (
        <section class="uf-section uf-explorer" data-testid="lesson-step">
          <CopyText label={texts.t("explorer-step")} text={step} testid="step-text" />
        </section>
      )}
      {table && <Child key={table} store={store} name={table} />}
    </div>
  );
}

export function ExplorerView({ store }: { store: ExplorerStore }) {
  return (
    <SpeakerContext.Provider value={store}>
      <Explorer store={store} />
    </SpeakerContext.Provider>
  );
}
