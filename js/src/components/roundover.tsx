// The end of a round: every hand counted card by card, the totals, and how to go on.
import { sortKey } from "../art.ts";
import { calledIn, type Snapshot, spokenTo } from "../frames.ts";
import { FacePicture } from "./card.tsx";
import { useStore } from "./context.ts";
import { Icon, Key } from "./icons.tsx";

export function RoundOver({ table, onClose }: { table: Snapshot; onClose: () => void }) {
  const store = useStore();
  const texts = store.texts.value;
  const { result } = table;
  if (!result) return null;
  const winner = result.winner === null ? null : table.seats[result.winner];
  const headline = result.series_over
    ? texts.t("ui-series-over", { players: result.winners.map((i) => table.seats[i]?.name ?? "") })
    : winner
      ? texts.t(spokenTo(table, result.winner as number) ? "ui-you-win" : "ui-wins", {
          player: calledIn(table, result.winner as number),
        })
      : texts.t("ui-round-void");
  return (
    <section class="uf-over" data-testid="round-over" aria-label={texts.t("ui-round-over")}>
      <button
        type="button"
        class="uf-quiet uf-close"
        data-testid="round-over-close"
        aria-label={texts.t("ui-see-table")}
        title={texts.t("ui-see-table")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <h2 class="uf-headline" dir="auto">
        {headline}
      </h2>
      {/* A region that scrolls has to be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="uf-scroller" tabIndex={0} aria-label={texts.t("ui-points")}>
        <table class="uf-scores">
          <thead>
            <tr>
              <th scope="col">{texts.t("ui-player")}</th>
              <th scope="col">{texts.t("ui-cards-left")}</th>
              <th scope="col" class="uf-num">
                {texts.t("ui-points")}
              </th>
              <th scope="col" class="uf-num">
                {texts.t("ui-total")}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.seats.map((seat, i) => {
              const counts = [
                ...(result.counts?.[i] ?? seat.cards.map(([, face]) => [face, null] as const)),
              ].sort((a, b) => sortKey(a[0]) - sortKey(b[0]));
              return (
                <tr key={i} data-winner={i === result.winner ? "" : undefined} data-seat={i}>
                  <th scope="row" dir="auto">
                    {seat.name}
                  </th>
                  <td>
                    <ul class="uf-row uf-small">
                      {counts.map(([face, points], k) => (
                        <li key={k}>
                          <FacePicture face={face} />
                          <span class="uf-sr">{texts.face(face)}</span>
                          {points !== null && <span class="uf-row-note">{points}</span>}
                        </li>
                      ))}
                    </ul>
                    {counts.length === 0 && (
                      // A round that does not count leaves the hands closed.
                      <span class="uf-soft">
                        {seat.cards.length > 0
                          ? texts.t("cards-nom", { count: seat.cards.length })
                          : "—"}
                      </span>
                    )}
                  </td>
                  <td class="uf-num">{result.points[i]}</td>
                  <td class="uf-num">
                    <b>{result.totals[i]}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {winner && result.score > 0 && (
        <p class="uf-soft">{texts.t("ui-booked", { player: winner.name, points: result.score })}</p>
      )}
      {!store.isReplay && !store.task.value && (
        <div class="uf-actions">
          <button
            type="button"
            class="uf-action uf-strong"
            data-testid="new-round"
            onClick={() => store.newRound()}
          >
            {texts.t(result.series_over ? "ui-play-again" : "ui-next-round")} <Key letter="N" />
          </button>
        </div>
      )}
    </section>
  );
}
