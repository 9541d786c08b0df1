// Whatever goes wrong while a widget is drawn is said in its place: never an empty box.
import type { ComponentChildren } from "preact";
import { useErrorBoundary } from "preact/hooks";
import { isLocale, texts } from "../text.ts";

interface BrokenProps {
  error: unknown;
  locale: unknown;
}

export function Broken({ error, locale }: BrokenProps) {
  const said = texts(isLocale(locale) ? locale : "en");
  return (
    <div class="uf-message" data-testid="problem-broken" role="alert">
      <p>{said.t("ui-problem-broken", { name: String(error) })}</p>
    </div>
  );
}

interface GuardProps {
  locale: () => unknown;
  children: ComponentChildren;
}

export function Guard({ locale, children }: GuardProps) {
  const [error] = useErrorBoundary((problem) => console.error(problem));
  return error ? <Broken error={error} locale={locale()} /> : children;
}
