/**
 * A sheet of paper over the table: it takes the focus, keeps it, and gives it back. No <dialog>: slips with rules and
 * cards in flight must show above it.
 */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./words";

interface Props {
  class?: string;
  label: string;
  close: () => void;
  /** With a button of its own at the top; some have one at the bottom. */
  closes?: boolean;
  children: ComponentChildren;
}

const STOPS = "button:not([disabled]), input, select, a[href], [tabindex='0']";

export function Dialog({ class: name = "", label, close, closes = true, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>("[data-first]") ?? box.current?.querySelector<HTMLElement>(STOPS);
    first?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      class={`veil ${name}-veil`}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          close();
        } else if (event.key === "Tab") keepIn(event);
      }}
    >
      <div class={`paper-panel ${name}`} role="dialog" aria-modal="true" aria-label={label} ref={box}>
        {closes && (
          <button type="button" class="close" aria-label={t("close")} onClick={close}>
            ×
          </button>
        )}
        {children}
      </div>
    </div>
  );

  function keepIn(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter((stop) => stop.tabIndex >= 0);
    const [first, last] = [stops[0], stops.at(-1)];
    if (event.shiftKey && document.activeElement === first) last?.focus();
    else if (!event.shiftKey && document.activeElement === last) first?.focus();
    else return;
    event.preventDefault();
  }
}
