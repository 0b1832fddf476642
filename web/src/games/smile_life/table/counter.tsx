/** The sheet on which a question is put in the middle of the table. It takes the focus, as what is asked for now. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "../../../table/context";
import "./till.css";

export function Counter({ class: name = "", children }: { class?: string; children: ComponentChildren }) {
  const store = useTable();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>("[data-rove]")?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={`till ${name}`} role="group" aria-label={store.now.value.sentence} ref={box}>
      {children}
    </div>
  );
}
