// Small drawn signs for buttons and chips; they repeat what the words beside them say.
import { colorMark, emblem } from "../art.ts";
import type { Color, Side } from "../frames.ts";

const PATHS = {
  play: "M5 3.5v13l11-6.5z",
  pause: "M5 3.5h3.5v13H5zM11.5 3.5H15v13h-3.5z",
  step: "M4 3.5v13l8.5-6.5zM13.5 3.5H16v13h-2.5z",
  back: "M16 3.5v13L7.5 10zM4 3.5h2.5v13H4z",
  live: "M3 3.5v13l7-6.5zM10 3.5v13l7-6.5z",
  close: "M5.4 4 10 8.6 14.6 4 16 5.4 11.4 10 16 14.6 14.6 16 10 11.4 5.4 16 4 14.6 8.6 10 4 5.4z",
  left: "M13 3.5 6 10l7 6.5 1.4-1.5L9 10l5.4-5z",
  right: "M7 3.5 14 10l-7 6.5-1.4-1.5L11 10 5.6 5z",
  log: "M3 4.5h2v2H3zM7 4.5h10v2H7zM3 9h2v2H3zM7 9h10v2H7zM3 13.5h2v2H3zM7 13.5h10v2H7z",
  ear: "M3 7.5h3l4-3.5v12l-4-3.5H3zM12.5 6.5c2 1.5 2 5.5 0 7l-.9-1.2c1.2-1 1.2-3.6 0-4.6zM15 4c3.3 2.8 3.3 9.2 0 12l-.9-1.2c2.5-2.2 2.5-7.4 0-9.6z",
  eye: "M10 4C5 4 2 7.5.8 10 2 12.5 5 16 10 16s8-3.5 9.2-6C18 7.5 15 4 10 4zm0 9.8a3.8 3.8 0 1 1 0-7.6 3.8 3.8 0 0 1 0 7.6zm0-1.8a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
} as const;

export type IconName = keyof typeof PATHS;

/** The letter that presses a button. */
export function Key({ letter }: { letter: string | number }) {
  return (
    <span class="uf-key" aria-hidden="true">
      {letter}
    </span>
  );
}

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="uf-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}

/** The mark of a color, in its own ink on its own color. */
export function ColorMark({ color }: { color: Color }) {
  return (
    <svg class="uf-mark" viewBox="-4 -4 18 18" aria-hidden="true" focusable="false">
      <rect x="-4" y="-4" width="18" height="18" rx="5" fill={`var(--uf-${color})`} />
      <path d={colorMark(color)} fill={`var(--uf-${color}-ink)`} />
    </svg>
  );
}

export function SideEmblem({ side }: { side: Side }) {
  return (
    <svg
      class="uf-emblem"
      viewBox="-9 -9 18 18"
      aria-hidden="true"
      focusable="false"
      // The piece comes from our own art file, never from the wire.
      dangerouslySetInnerHTML={{ __html: emblem(side) }}
    />
  );
}

export function DirectionArrow({ clockwise }: { clockwise: boolean }) {
  return (
    <svg
      class="uf-icon"
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      style={clockwise ? undefined : { transform: "scaleX(-1)" }}
    >
      <path
        d="M4.2 13.500A6.7 6.7 0 1 1 15.7 13.800M17.8 10.2 15.6 14.4 11.7 11.9"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
