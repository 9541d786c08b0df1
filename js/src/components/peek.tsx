// A sign that can be pressed to look more closely, where there is more to be seen.
import type { ComponentChildren } from "preact";
import { useStore } from "./context.ts";
import { Icon } from "./icons.tsx";

interface PeekProps {
  id: string;
  class: string;
  open: boolean;
  /** Nothing, where there is no more to be seen. */
  onLook: (() => void) | null;
  /** The key that does the same. */
  letter?: string;
  children: ComponentChildren;
  [data: `data-${string}`]: string | number | undefined;
}

/** A label as long as nothing is behind it; else a button that says so. */
export function Peek({ id, open, onLook, letter, children, ...rest }: PeekProps) {
  const texts = useStore().texts.value;
  if (!onLook)
    return (
      <span data-testid={id} {...rest}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      data-testid={id}
      data-peek=""
      aria-pressed={open}
      aria-keyshortcuts={letter}
      title={`${texts.t("ui-back-ask")}${letter ? ` (${letter})` : ""}`}
      onClick={onLook}
      {...rest}
    >
      {children} <Icon name="eye" />
    </button>
  );
}
