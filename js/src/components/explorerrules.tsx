// Every option of the rules as a switch, and what a switch changed in the position.
import { useComputed } from "@preact/signals";
import { useId } from "preact/hooks";
import type {
  Branch,
  Deed,
  Effect,
  ExplorerData,
  ExplorerStore,
  Switch,
} from "../explorerstore.ts";
import type { Message, Snapshot } from "../frames.ts";
import { DeedTitle, grouped, Steps } from "./explorerbranch.tsx";
import { FaceImage, memo, Reason, Refusal, useTexts, valueName } from "./explorerparts.tsx";

/** The sentences of one outcome; those that the other has too are less loud. */
function Story({ label, own, other }: { label: string; own: Message[]; other: Message[] }) {
  const texts = useTexts();
  const known = new Set(other.map((say) => JSON.stringify(say)));
  return (
    <div class="uf-story">
      <span class="uf-soft">{label}</span>
      {own.map((say, i) => (
        <p key={i} class={known.has(JSON.stringify(say)) ? "uf-soft" : undefined}>
          {texts.say(say)}
        </p>
      ))}
    </div>
  );
}

type Changed = Deed & { before?: Message[]; after?: Message[] };

function Deeds({ name, deeds, table }: { name: string; deeds: Changed[]; table: Snapshot }) {
  const texts = useTexts();
  if (deeds.length === 0) return null;
  return (
    <>
      <h4>{texts.t(`explorer-effect-${name}`)}</h4>
      <ul class="uf-deeds" data-testid={`effect-${name}`}>
        {grouped(deeds, ({ before, after }) => [before, after]).map(({ key, first, all }) => (
          <li key={key}>
            {first.face && <FaceImage face={first.face} />}
            <div>
              <DeedTitle deed={first} table={table} />
              {all.map(({ line }) => (
                <code key={line} class="uf-code uf-line">
                  {line}
                </code>
              ))}
              {first.before && first.after ? (
                <div class="uf-stories">
                  <Story
                    label={texts.t("explorer-effect-before")}
                    own={first.before}
                    other={first.after}
                  />
                  <Story
                    label={texts.t("explorer-effect-after")}
                    own={first.after}
                    other={first.before}
                  />
                </div>
              ) : (
                <div class="uf-reason">
                  <Reason say={first.why} rules={first.rules} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function EffectView({ effect, store }: { effect: Effect; store: ExplorerStore }) {
  const texts = useTexts();
  const { branches, current } = store.data.peek() as ExplorerData;
  const table = (branches[current] as Branch).snapshot;
  return (
    <div class="uf-effect" data-testid="effect" role="status">
      <p>
        <b>{texts.t("explorer-effect")}</b>{" "}
        <span class="uf-soft">
          {valueName(texts, effect.before)} → {valueName(texts, effect.after)}
        </span>
      </p>
      {effect.undone.length > 0 && (
        <>
          <h4>{texts.t("explorer-effect-undone")}</h4>
          <Steps steps={effect.undone} testid="effect-undone" />
        </>
      )}
      {effect.none && <p>{texts.t("explorer-effect-none")}</p>}
      <Deeds name="legal" deeds={effect.legal} table={table} />
      <Deeds name="illegal" deeds={effect.illegal} table={table} />
      <Deeds name="changed" deeds={effect.changed} table={table} />
    </div>
  );
}

/** What an option changed, if it was the last thing that did. */
function Changes({ store, option }: { store: ExplorerStore; option: string }) {
  const effect = useComputed(() => {
    const last = store.effect.value;
    return last?.option === option ? last : null;
  }).value;
  return effect && <EffectView effect={effect} store={store} />;
}

const SwitchView = memo(({ store, one }: { store: ExplorerStore; one: Switch }) => {
  const texts = useTexts();
  const id = useId();
  // What was chosen stays until the answer comes; refused or unheard, it goes back.
  store.refused.value;
  store.lost.value;
  const now = one.value;
  const ask = (value: Switch["value"]) =>
    store.ask("options", { type: "switch", option: one.option, value });
  const input = { id, disabled: !one.allowed, "data-testid": `switch-${one.option}` };
  return (
    <li class="uf-switch">
      <div>
        <label for={id}>{texts.t(`explorer-option-${one.option.replaceAll("_", "-")}`)}</label>{" "}
        <span class="uf-reason">
          <Reason say={one.why} rules={one.rules} />
        </span>
      </div>
      {one.kind === "bool" ? (
        <input
          {...input}
          type="checkbox"
          checked={now === true}
          onChange={(event) => {
            ask(event.currentTarget.checked);
          }}
        />
      ) : one.kind === "choice" ? (
        <select {...input} value={`${now}`} onChange={(event) => ask(event.currentTarget.value)}>
          {one.values?.map((value) => (
            <option key={`${value}`} value={`${value}`}>
              {valueName(texts, value)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...input}
          type="number"
          min={one.min}
          max={one.max}
          placeholder={one.optional ? valueName(texts, null) : undefined}
          value={now === null ? "" : `${now}`}
          onChange={(event) => {
            const { value } = event.currentTarget;
            ask(value === "" && one.optional ? null : Number(value));
          }}
        />
      )}
      <Changes store={store} option={one.option} />
    </li>
  );
});

export function RulesEditor({ store, data }: { store: ExplorerStore; data: ExplorerData }) {
  const seq = useComputed(() => store.effect.value?.seq);
  return (
    <>
      <Refusal store={store} at="options" />
      <ul class="uf-switches" data-testid="switches" data-seq={seq}>
        {data.switches.map((one) => (
          <SwitchView key={one.option} store={store} one={one} />
        ))}
      </ul>
    </>
  );
}
