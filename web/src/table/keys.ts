/** Keys that work wherever the focus is: a card large, why not, the targets by their digit, back. Any ends a scene. */
import type { TableStore } from "./store";

export function pressed(store: TableStore, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  if (store.stage.value?.passing === false) {
    store.skip();
    event.preventDefault();
    return;
  }
  const focused = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
  const card = focused?.dataset["card"];
  if (event.key === "i" && card) store.inspected.value = card;
  else if (event.key === "?" && card) void store.why(card);
  else if (event.key === "Escape" && !document.querySelector("[aria-modal]")) back(store);
  else if (/^[1-9]$/.test(event.key)) touchTarget(Number(event.key));
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [role='application']") !== null;
}

function back(store: TableStore): void {
  store.drop();
  store.refused.value = null;
  store.rule.value = null;
}

/** The targets in sight, in their order: what a question offers, the ways in a sheet, the seats that glow, the buttons. */
function touchTarget(digit: number): void {
  const dialog = document.querySelector(".veil:last-of-type .paper-panel");
  for (const targets of dialog === null ? [".till button:enabled", ".sheet .answer", ".other.glows", ".actions button:not([aria-disabled='true'])"] : [".answer"]) {
    const found = (dialog ?? document).querySelectorAll<HTMLElement>(targets);
    if (found.length > 0) {
      found[digit - 1]?.click();
      return;
    }
  }
}
