// The two piles: how thick they are, what they count, and how a whole pile turns over.
import type { Color, Face, Snapshot } from "../frames.ts";
import { type Place, sideCount, type TableLayout } from "../layout.ts";
import type { Run } from "../player.ts";
import { FacePicture, transformOf } from "./card.tsx";
import { useStore } from "./context.ts";
import { ColorMark } from "./icons.tsx";
import { Peek } from "./peek.tsx";

function Base({ place, count, name }: { place: Place; count: number; name: string }) {
  const layers = Math.min(4, Math.ceil(count / 12));
  return (
    <div
      class="uf-pile"
      data-testid={`pile-${name}`}
      data-count={count}
      data-layers={layers}
      style={{ transform: transformOf({ ...place, z: 0 }) }}
    />
  );
}

interface PileTurnProps {
  place: Place;
  from: Face | null;
  to: Face | null;
  color: Color | null;
  ms: number;
}

/** A pile that turns as a block: what was at the bottom comes up on top. */
function PileTurn({ place, from, to, color, ms }: PileTurnProps) {
  return (
    <div class="uf-block" style={{ transform: transformOf(place) }} data-testid="pile-turn">
      <div class="uf-block-turner" style={{ animationDuration: `${ms}ms` }}>
        {[-8, -4, 0, 4, 8].map((z) => (
          <div key={z} class="uf-block-layer" style={{ transform: `translateZ(${z}px)` }} />
        ))}
        {from !== null && <FacePicture face={from} color={color} class="uf-block-front" />}
        {to !== null && <FacePicture face={to} class="uf-block-back" />}
      </div>
    </div>
  );
}

export interface PilesProps {
  table: Snapshot;
  layout: TableLayout;
  run: Run | null;
  reduced: boolean;
}

/** What lies under the top cards, and the turn of a pile while it happens. */
export function Piles({ table, layout, run, reduced }: PilesProps) {
  const kind = run?.frame.kind;
  const turn = reduced || !run || run.ms === 0 ? null : kind;
  // While a card flies to the discard pile, the one it will cover is still to be seen.
  const covered =
    run && run.ms > 0 && run.frame.moves?.some(([, , to]) => to === "discard")
      ? run.from.top
      : null;
  return (
    <>
      <Base place={layout.draw} count={table.draw} name="draw" />
      <Base place={layout.discard} count={table.discard} name="discard" />
      {covered && (
        <div
          class="uf-card"
          aria-hidden="true"
          style={{ transform: transformOf(layout.discard), zIndex: 1 }}
        >
          <div class="uf-turner">
            <FacePicture face={covered[1]} color={run?.from.color ?? null} />
          </div>
        </div>
      )}
      {turn === "flip_discard" && run && (
        <PileTurn
          key={run.index}
          place={layout.discard}
          from={run.from.top?.[1] ?? null}
          to={table.top?.[1] ?? null}
          color={run.from.color}
          ms={run.ms}
        />
      )}
      {turn === "flip_draw" && run && (
        <PileTurn
          key={run.index}
          place={layout.draw}
          from={run.from.next?.[1] ?? null}
          to={table.next?.[1] ?? null}
          color={null}
          ms={run.ms}
        />
      )}
    </>
  );
}

/** Below this width the color stands in a row of its own, where seats stand beside it. */
const TIGHT = 370;

interface PileLabelsProps {
  table: Snapshot;
  layout: TableLayout;
  /** Whether the next card is looked at more closely. */
  looks: boolean;
  onLook: () => void;
}

/** Under the piles: how many cards are in each, and the color in force in words. */
export function PileLabels({ table, layout, looks, onLook }: PileLabelsProps) {
  const store = useStore();
  const texts = store.texts.value;
  const t = texts.t.bind(texts);
  const under = layout.draw.y + layout.pileCard * 0.75 + 8;
  return (
    <>
      <button
        type="button"
        class="uf-pile-button"
        data-testid="draw-pile"
        style={{
          left: `${layout.draw.x - layout.pileCard / 2}px`,
          top: `${layout.draw.y - layout.pileCard * 0.75}px`,
          width: `${layout.pileCard}px`,
          height: `${layout.pileCard * 1.5}px`,
        }}
        disabled={!store.actions.value?.draw || !!store.choice.value}
        tabIndex={-1}
        aria-label={t("ui-draw-pile", { count: table.draw })}
        onClick={() => store.intent("draw")}
      />
      <div
        class="uf-center"
        data-tight={
          layout.center.w < TIGHT && sideCount(table.seats.length - 1, layout.width) > 1
            ? ""
            : undefined
        }
        style={{
          left: `${layout.center.x - layout.center.w / 2}px`,
          top: `${under}px`,
          width: `${layout.center.w}px`,
        }}
      >
        <Peek
          class="uf-count"
          id="draw-count"
          open={looks}
          onLook={store.tellsBacks && table.next?.[1] ? onLook : null}
        >
          <span class="uf-wide" aria-hidden="true">
            {t("ui-draw-short")}{" "}
          </span>
          <span aria-hidden="true">{table.draw}</span>
          <span class="uf-sr">{t("ui-draw-pile", { count: table.draw })}</span>
        </Peek>
        <span
          class="uf-color"
          data-testid="color"
          data-color={table.color ?? "none"}
          style={
            table.color
              ? {
                  background: `var(--uf-${table.color})`,
                  color: `var(--uf-${table.color}-ink)`,
                }
              : undefined
          }
        >
          {table.color && <ColorMark color={table.color} />}
          <span class="uf-sr">{t("ui-color-in-force")} </span>
          {texts.color(table.color ?? "none")}
        </span>
        <span
          class="uf-count"
          data-testid="discard-count"
          title={t("ui-discard-pile", { count: table.discard })}
        >
          <span class="uf-wide" aria-hidden="true">
            {t("ui-discard-short")}{" "}
          </span>
          <span aria-hidden="true">{table.discard}</span>
          <span class="uf-sr">{t("ui-discard-pile", { count: table.discard })}</span>
        </span>
      </div>
    </>
  );
}
