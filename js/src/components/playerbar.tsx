// The frame player's controls: the same under the live table, a replay and a lesson.
import { useState } from "preact/hooks";
import { type FramePlayer, MODES } from "../player.ts";
import { useStore } from "./context.ts";
import { LanguageSwitch } from "./hud.tsx";
import { Icon } from "./icons.tsx";

const PACES = [0.5, 1, 2, 4, 0] as const;

export interface PlayerBarProps {
  player: FramePlayer;
  onMode: (mode: (typeof MODES)[number]) => void;
  onPace: (pace: number) => void;
  /** Whether there is a present to go back to. */
  live: boolean;
  /** Says how the table stands. */
  onRead: () => void;
}

export function PlayerBar({ player, onMode, onPace, live, onRead }: PlayerBarProps) {
  const texts = useStore().texts.value;
  const [history, setHistory] = useState(false);
  const count = player.steps.value.length;
  const index = player.index.value;
  const step = player.shown.value;
  const running = player.playing.value && !player.asking.value;
  const say = step?.frame?.say ?? step?.snapshot.say ?? null;
  const pace = player.pace.value;
  const paces: number[] = PACES.includes(pace as never) ? [...PACES] : [pace, ...PACES];
  return (
    <div class="uf-player" data-testid="player" role="group" aria-label={texts.t("ui-player-bar")}>
      <div class="uf-player-row">
        <button
          type="button"
          class="uf-quiet"
          data-testid="player-back"
          aria-label={texts.t("ui-back")}
          title={`${texts.t("ui-back")} (,)`}
          aria-keyshortcuts=","
          disabled={index === 0}
          onClick={() => player.back()}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="uf-quiet"
          data-testid="player-play"
          aria-label={texts.t(running ? "ui-pause" : "ui-play")}
          title={`${texts.t(running ? "ui-pause" : "ui-play")} (P)`}
          aria-keyshortcuts="P"
          onClick={() => player.toggle()}
        >
          <Icon name={running ? "pause" : "play"} />
        </button>
        <button
          type="button"
          class="uf-quiet"
          data-testid="player-step"
          aria-label={texts.t("ui-step")}
          title={`${texts.t("ui-step")} (.)`}
          aria-keyshortcuts="."
          disabled={index >= count - 1}
          onClick={() => player.step()}
        >
          <Icon name="step" />
        </button>
        <input
          class="uf-slider"
          type="range"
          data-testid="player-slider"
          min={0}
          max={Math.max(0, count - 1)}
          value={index}
          disabled={count < 2}
          aria-label={texts.t("ui-timeline")}
          aria-valuetext={`${index + 1} / ${count}. ${texts.say(say)}`}
          style={{ "--uf-at": `${count > 1 ? (index / (count - 1)) * 100 : 100}%` }}
          onInput={(event) => player.seek(Number(event.currentTarget.value))}
        />
        <span class="uf-position" aria-hidden="true">
          {index + 1}/{count}
        </span>
        {live && (
          <button
            type="button"
            class="uf-quiet"
            data-testid="player-live"
            aria-label={texts.t("ui-to-live")}
            title={texts.t("ui-to-live")}
            disabled={player.live.value}
            onClick={() => player.toLive()}
          >
            <Icon name="live" />
          </button>
        )}
        <button
          type="button"
          class="uf-quiet"
          data-testid="read"
          aria-keyshortcuts="S"
          aria-label={texts.t("ui-read")}
          title={`${texts.t("ui-read")} (S)`}
          onClick={onRead}
        >
          <Icon name="ear" />
        </button>
      </div>
      <div class="uf-player-row uf-player-settings">
        <label>
          <span class="uf-sr">{texts.t("ui-mode")}</span>
          <select
            data-testid="player-mode"
            value={player.mode.value}
            onChange={(event) => onMode(event.currentTarget.value as (typeof MODES)[number])}
          >
            {MODES.map((mode) => (
              <option key={mode} value={mode}>
                {texts.t(`ui-mode-${mode}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="uf-sr">{texts.t("ui-pace")}</span>
          <select
            data-testid="player-pace"
            value={String(pace)}
            onChange={(event) => onPace(Number(event.currentTarget.value))}
          >
            {paces.map((choice) => (
              <option key={choice} value={String(choice)}>
                {choice === 0 ? texts.t("ui-pace-none") : `${choice}×`}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="uf-quiet uf-labeled"
          data-testid="history-toggle"
          aria-expanded={history}
          onClick={() => setHistory(!history)}
        >
          <Icon name="log" /> <span class="uf-wide-text">{texts.t("ui-history")}</span>
        </button>
        <span class="uf-grow" />
        <LanguageSwitch />
      </div>
      {history && (
        <div class="uf-history">
          <ol data-testid="history" aria-label={texts.t("ui-history")}>
            {player.steps.value.slice(-40).map((entry, i, all) => {
              const at = count - all.length + i;
              const said = texts.say(entry.frame ? entry.frame.say : entry.snapshot.say);
              return said ? (
                <li key={at} aria-current={at === index ? "step" : undefined}>
                  <button type="button" class="uf-link" onClick={() => player.seek(at)}>
                    {said}
                  </button>
                </li>
              ) : null;
            })}
          </ol>
        </div>
      )}
    </div>
  );
}
