// Where the lines of the totals run, and where their names stand. Pure: totals in, places out.

export interface ChartLine {
  seat: number;
  points: [x: number, y: number][];
  /** Where the name stands, so that no two names lie on each other. */
  label: number;
}

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  lines: ChartLine[];
  ticks: { y: number; value: number }[];
  rounds: { x: number; number: number }[];
}

const TOP = 12;
const FOOT = 24;
const ROW = 16;

/** A round number of points between two lines of the grid. */
export function stepOf(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
}

/** Pushes labels apart that would overlap, and keeps them within the picture. */
export function apart(wanted: readonly number[], low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const out: number[] = [];
  let least = low;
  for (const i of order) {
    out[i] = Math.max(wanted[i] ?? 0, least);
    least = out[i] + ROW;
  }
  let most = high;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i] ?? 0, most);
    most = out[i] - ROW;
  }
  return out;
}

/** Lays out totals by round (starting with nothing) for each seat. */
export function chartOf(totals: readonly (readonly number[])[], width: number): Chart {
  const seats = totals[0]?.length ?? 0;
  const height = Math.max(220, TOP + FOOT + ROW * seats);
  const left = 40;
  const right = width - Math.min(140, width * 0.36);
  const most = Math.max(1, ...totals.flat());
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const bottom = height - FOOT;
  const x = (i: number) => left + ((right - left) * i) / Math.max(1, totals.length);
  const y = (value: number) => bottom - ((bottom - TOP) * value) / top;
  const ends = Array.from({ length: seats }, (_, seat) => y(totals.at(-1)?.[seat] ?? 0));
  const labels = apart(ends, TOP, bottom);
  const every = Math.ceil(totals.length / Math.max(2, Math.floor((right - left) / 34)));
  return {
    width,
    height,
    left,
    right,
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: [0, ...totals.map((row) => row[seat] ?? 0)].map((value, i) => [x(i), y(value)]),
      label: labels[seat] ?? 0,
    })),
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, i) => ({
      value: i * step,
      y: y(i * step),
    })),
    rounds: totals
      .map((_, i) => ({ x: x(i + 1), number: i + 1 }))
      .filter(({ number }) => number % every === 0),
  };
}
