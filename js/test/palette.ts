// Reads palette.css and measures colors as eyes with and without a color deficiency see them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export function palette(): Record<string, string> {
  const css = readFileSync(
    join(import.meta.dirname, "../../unoflip_widgets/art/palette.css"),
    "utf8",
  );
  return Object.fromEntries(
    [...css.matchAll(/--uf-([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

export type Rgb = [number, number, number];

export function rgb(hex: string): Rgb {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function luminance(color: Rgb): number {
  const [r, g, b] = color.map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A color laid over another with some opacity. */
export function over(top: Rgb, opacity: number, base: Rgb): Rgb {
  return base.map((c, i) => c * (1 - opacity) + (top[i] as number) * opacity) as Rgb;
}

/** Machado, Oliveira, Fernandes 2009, full severity, on linear light. */
export const DEFICIENCIES: Record<string, number[]> = {
  protan: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deutan: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritan: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

/** CIE L*a*b* of a color, as seen with a deficiency or without one. */
export function lab(color: Rgb, deficiency?: string): Rgb {
  let [r, g, b] = color.map(linear) as Rgb;
  const m = deficiency ? DEFICIENCIES[deficiency] : undefined;
  if (m) {
    const row = (i: number) =>
      Math.min(1, Math.max(0, (m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b));
    [r, g, b] = [row(0), row(3), row(6)];
  }
  const x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

export function distance(a: Rgb, b: Rgb, deficiency?: string): number {
  const [p, q] = [lab(a, deficiency), lab(b, deficiency)];
  return Math.hypot(...p.map((v, i) => v - (q[i] as number)));
}
