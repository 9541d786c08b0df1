// The score sheet: every hand counted card by card, what was booked, and how the totals ran.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { chartOf } from "../chart.ts";
import type { Sheet, SheetRound, SheetStore } from "../sheetstore.ts";
import type { Texts } from "../text.ts";
import { SpeakerContext } from "./context.ts";
import { LanguageSwitch } from "./hud.tsx";
import { CountedRow } from "./task.tsx";

/** Dark enough to be seen on paper; lines of one color differ by mark, dashes and name. */
const LINES = ["blue", "red", "green", "back-line", "note-ink"] as const;
/** Marks of the lines around the origin: circle, square, triangle, diamond, cross. */
const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  "M-3.8-3.800h7.6v7.6h-7.6z",
  "M0-5 4.8 3.700H-4.800z",
  "M0-5.4 5.4 0 0 5.4-5.4 0z",
  "M-4-4 4 4M4-4-4 4",
] as const;

export function SheetView({ store }: { store: SheetStore }) {
  const texts = store.texts.value;
  const sheet = store.sheet.value;
  return (
    <SpeakerContext.Provider value={store}>
      {sheet ? (
        <Filled sheet={sheet} texts={texts} lang={store.locale.value} />
      ) : (
        <div class="uf-message" data-testid="sheet-problem" role="alert">
          <p>{texts.t(store.newer.value ? "ui-problem-newer" : "ui-problem-empty")}</p>
          <LanguageSwitch />
        </div>
      )}
    </SpeakerContext.Provider>
  );
}

function Filled({ sheet, texts, lang }: { sheet: Sheet; texts: Texts; lang: string }) {
  const { players, rounds, target } = sheet;
  const names = (seats: readonly number[]) => seats.map((seat) => players[seat] ?? "");
  return (
    <section
      class="uf-sheet"
      data-testid="sheet"
      data-rounds={rounds.length}
      lang={lang}
      aria-label={texts.t("ui-sheet")}
    >
      <header class="uf-sheet-head">
        <h2 class="uf-title">{texts.t("ui-sheet")}</h2>
        <LanguageSwitch />
      </header>
      <p class="uf-soft">
        {texts.t(`ui-sheet-scoring-${sheet.scoring}`)}{" "}
        {target === null
          ? texts.t("ui-sheet-single")
          : texts.t("ui-sheet-target", { points: target })}
      </p>
      {sheet.over && (
        <p class="uf-verdict" data-testid="sheet-over" dir="auto">
          {texts.t("ui-sheet-over", { players: names(sheet.winners) })}
        </p>
      )}
      {rounds.length === 0 ? (
        <p data-testid="sheet-empty">{texts.t("ui-sheet-empty")}</p>
      ) : (
        <>
          <div class="uf-sheet-both">
            <Totals sheet={sheet} texts={texts} />
            <TotalsChart sheet={sheet} texts={texts} />
          </div>
          {rounds.map((round, i) => (
            <RoundCount
              key={round.number}
              sheet={sheet}
              round={round}
              open={i === rounds.length - 1}
              texts={texts}
            />
          ))}
          <div class="uf-actions">
            <button
              type="button"
              class="uf-action uf-strong"
              data-testid="csv"
              onClick={(event) => save(event.currentTarget.ownerDocument, sheet.csv)}
            >
              {texts.t("ui-sheet-csv")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function save(document: Document, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "unoflip-scores.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** What was booked round by round, and the totals. */
function Totals({ sheet, texts }: { sheet: Sheet; texts: Texts }) {
  const { players, rounds } = sheet;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section class="uf-scroller" tabIndex={0} aria-label={texts.t("ui-sheet-booked")}>
      <table class="uf-scores" data-testid="totals">
        <thead>
          <tr>
            <td />
            {players.map((name, seat) => (
              <th key={seat} scope="col" class="uf-num">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.number}>
              <th scope="row">{texts.t("ui-sheet-round", { count: round.number })}</th>
              {players.map((_, seat) => (
                <td key={seat} class="uf-num">
                  {round.void ? texts.t("ui-sheet-void") : round.booked[seat] || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.t("ui-sheet-total")}</th>
            {players.map((_, seat) => (
              <td key={seat} class="uf-num">
                <b>{sheet.totals[seat]}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RoundCountProps {
  sheet: Sheet;
  round: SheetRound;
  open: boolean;
  texts: Texts;
}

/** One round: each hand card by card on the side on which it ended. */
function RoundCount({ sheet, round, open, texts }: RoundCountProps) {
  const winner = round.winner === null ? null : sheet.players[round.winner];
  return (
    <details class="uf-round" data-testid="round" data-number={round.number} open={open}>
      <summary>
        <b>{texts.t("ui-sheet-round", { count: round.number })}</b>
        {sheet.deck === "flip" && ` · ${texts.t(`side-${round.side}`)}`}
        {round.void && ` · ${texts.t("ui-sheet-void")}`}
        {winner && (
          <>
            {` · ${texts.t("ui-sheet-winner")}: `}
            <bdi>{winner}</bdi>
          </>
        )}
      </summary>
      <table class="uf-scores">
        <thead>
          <tr>
            <th scope="col">{texts.t("ui-player")}</th>
            <th scope="col">{texts.t("ui-sheet-counted")}</th>
            <th scope="col" class="uf-num">
              {texts.t("ui-points")}
            </th>
            <th scope="col" class="uf-num">
              {texts.t("ui-sheet-booked")}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.players.map((name, seat) => {
            const cards = round.counts[seat];
            return (
              <tr key={seat} data-seat={seat} data-winner={seat === round.winner ? "" : undefined}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td>
                  {!cards ? (
                    <span class="uf-soft">{texts.t("ui-sheet-unknown")}</span>
                  ) : cards.length === 0 ? (
                    "–"
                  ) : (
                    <CountedRow cards={cards} />
                  )}
                </td>
                <td class="uf-num">{round.points[seat]}</td>
                <td class="uf-num">
                  <b>{round.booked[seat] || "–"}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** The totals as lines, each with a mark of its own and its name at the end. */
function TotalsChart({ sheet, texts }: { sheet: Sheet; texts: Texts }) {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => {
      if (node.clientWidth > 0) setWidth(node.clientWidth);
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const chart = chartOf(
    sheet.rounds.map(({ totals }) => totals),
    width,
  );
  const { left, right, height } = chart;
  const label = texts.t("ui-sheet-chart");
  return (
    <figure ref={box} class="uf-chart" data-testid="chart">
      <figcaption>{label}</figcaption>
      <svg
        role="img"
        aria-label={`${label}: ${sheet.players.map((name, i) => `${name} ${sheet.totals[i]}`).join(", ")}`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {chart.ticks.map(({ y, value }) => (
          <g key={value}>
            <path d={`M${left} ${y}H${right}`} class="uf-grid" />
            <text x={left - 6} y={y + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {chart.rounds.map(({ x, number }) => (
          <text key={number} x={x} y={height - 6} text-anchor="middle">
            {number}
          </text>
        ))}
        {chart.lines.map(({ seat, points, label: at }) => {
          const [endX, endY] = points.at(-1) ?? [0, 0];
          const own = LINES[seat % LINES.length];
          const again = seat >= LINES.length;
          return (
            <g key={seat} data-seat={seat} style={{ color: `var(--uf-${own})` }}>
              <path
                d={`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`}
                class="uf-line"
                stroke-dasharray={again ? "6 4" : undefined}
              />
              {points.slice(1).map(([x, y], i) => (
                <path
                  key={i}
                  d={MARKS[seat % MARKS.length]}
                  transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
                  class={again ? "uf-point uf-hollow" : "uf-point"}
                />
              ))}
              <path d={`M${endX + 6} ${endY}L${right + 14} ${at}`} class="uf-lead" />
              <path
                d={MARKS[seat % MARKS.length]}
                transform={`translate(${right + 20} ${at})`}
                class={again ? "uf-point uf-hollow" : "uf-point"}
              />
              <text x={right + 30} y={at + 4} class="uf-line-name">
                {clipped(sheet.players[seat] ?? "", Math.floor((width - right - 34) / 7.2))}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function clipped(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, Math.max(1, most - 1)).join("")}…`;
}
