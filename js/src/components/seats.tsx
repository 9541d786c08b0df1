// The other seats: name, number of cards, UNO, whose turn. Their cards lie in the layer of cards.
import type { Snapshot } from "../frames.ts";
import type { SeatPlace } from "../layout.ts";
import { useStore } from "./context.ts";

export interface SeatProps {
  table: Snapshot;
  place: SeatPlace;
  selected: boolean;
  onLook: (seat: number) => void;
}

/** One of the others at the table; a click looks at that hand more closely. */
export function SeatPlate({ table, place, selected, onLook }: SeatProps) {
  const texts = useStore().texts.value;
  const seat = table.seats[place.seat];
  if (!seat) return null;
  const turn = table.turn === place.seat;
  // The name and the badge are read from the plate itself; this is what it says by looks only.
  const more = [
    texts.t("cards-nom", { count: seat.cards.length }),
    turn ? texts.t("ui-seat-turn") : "",
    seat.uno ? texts.t(`ui-uno-${seat.uno}`) : "",
    table.dealer === place.seat ? texts.t("ui-seat-dealer") : "",
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <li>
      <button
        type="button"
        class="uf-seat"
        data-testid="seat"
        data-seat={place.seat}
        data-turn={turn ? "" : undefined}
        data-uno={seat.uno}
        data-count={seat.cards.length}
        aria-pressed={selected}
        style={{
          left: `${place.x - place.w / 2}px`,
          top: `${place.y}px`,
          width: `${place.w}px`,
          height: `${place.h}px`,
        }}
        onClick={() => onLook(place.seat)}
      >
        <span class="uf-plate">
          <span class="uf-name" dir="auto">
            {seat.name}
          </span>
          <span class="uf-seat-count" aria-hidden="true">
            {seat.cards.length}
          </span>
          <span class="uf-sr">, {more}</span>
          {seat.uno !== "" && (
            <span class="uf-uno" data-uno={seat.uno} aria-hidden="true">
              {texts.t(seat.uno === "said" ? "ui-uno-badge" : "ui-uno-badge-owed")}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
