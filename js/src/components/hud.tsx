// The rail above the table: side, direction, whose turn. And the language switch.
import type { Snapshot } from "../frames.ts";
import { LOCALES } from "../text.ts";
import { useSpeaker, useStore } from "./context.ts";
import { DirectionArrow, Icon, SideEmblem } from "./icons.tsx";

const LOCALE_NAMES = { en: "English", ru: "Русский", pl: "Polski" } as const;

export function Hud({ table }: { table: Snapshot }) {
  const store = useStore();
  const texts = store.texts.value;
  const clockwise = table.direction === 1;
  const turn = table.turn === null ? null : table.seats[table.turn];
  return (
    <div class="uf-hud">
      {table.deck === "flip" && (
        <span class="uf-chip uf-side" data-testid="side" data-side={table.side}>
          <SideEmblem side={table.side} />
          {texts.t(`side-${table.side}`)}
        </span>
      )}
      <span class="uf-chip" data-testid="direction" data-direction={table.direction}>
        <DirectionArrow clockwise={clockwise} />
        <span class="uf-wide uf-name">
          {texts.t(clockwise ? "direction-clockwise" : "direction-counterclockwise")}
        </span>
        <span class="uf-narrow uf-name">
          {texts.t(clockwise ? "ui-direction-short" : "ui-direction-short-back")}
        </span>
      </span>
      {turn && (
        <span class="uf-chip uf-turn" data-testid="turn" data-seat={table.turn}>
          {table.turn === table.viewer ? (
            texts.t("ui-your-turn")
          ) : (
            <>
              <span class="uf-sr">{texts.t("ui-turn-label")} </span>
              <Icon name="play" />
              <bdi class="uf-name">{turn.name}</bdi>
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** Three languages, switched at once and without a kernel. */
export function LanguageSwitch() {
  const store = useSpeaker();
  return (
    <div class="uf-languages" role="group" aria-label={store.texts.value.t("ui-language")}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          data-testid={`locale-${locale}`}
          lang={locale}
          title={LOCALE_NAMES[locale]}
          aria-label={`${locale.toUpperCase()} ${LOCALE_NAMES[locale]}`}
          aria-pressed={store.locale.value === locale}
          onClick={() => store.setLocale(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
