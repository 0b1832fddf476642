/** Dragging: an extra for whoever likes it. Each thing that can be dragged can be tapped, too. */
import { signal } from "@preact/signals";
import { skinOf } from "../games/skin";
import { narrowed } from "./choices";
import type { TableStore } from "./store";

const FAR = 10; // pixels after which a touch is a drag

export interface Drag {
  element: HTMLElement;
  x: number;
  y: number;
  moved: boolean;
}

/** Whether a card is under way, so that its end is not taken for a tap. */
export const dragging = signal(false);

export function startDrag(event: PointerEvent): Drag | null {
  const element = event.currentTarget;
  if (!(element instanceof HTMLElement)) return null;
  return { element, x: event.clientX, y: event.clientY, moved: false };
}

/** Let the card follow the finger; true when it is on its way. */
export function follow(drag: Drag, event: PointerEvent): boolean {
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moved) {
    if (Math.hypot(x, y) < FAR) return false;
    drag.moved = true;
    dragging.value = true;
    drag.element.setPointerCapture(event.pointerId);
    drag.element.classList.add("dragged");
  }
  const lift = drag.element.firstElementChild;
  const angle = angleOf(drag.element);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  if (lift instanceof HTMLElement) {
    lift.style.transform = `translate(${x * cos + y * sin}px, ${y * cos - x * sin}px) rotate(${-angle}rad) scale(1.06)`;
  }
  return true;
}

function angleOf(element: HTMLElement): number {
  const turned = new DOMMatrix(getComputedStyle(element).transform);
  return Math.atan2(turned.b, turned.a);
}

/** Back to where it came from: what moves it from there is the table's answer. */
export function release(drag: Drag): void {
  const lift = drag.element.firstElementChild;
  if (lift instanceof HTMLElement) lift.style.transform = "";
  drag.element.classList.remove("dragged");
  setTimeout(() => {
    dragging.value = false;
  });
}

/** A card was let go over something: a seat, another card, or the table. */
export function dropAt(store: TableStore, { card, uid }: { card: string; uid: number }, x: number, y: number): void {
  const under = document.elementsFromPoint(x, y).filter((one) => !one.closest(`[data-uid="${uid}"]`));
  const own = narrowed(store.choices.value, { card });
  for (const element of under) {
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    const aimed = seat === undefined ? [] : narrowed(own, { seat: Number(seat) });
    if (aimed.length > 0) return store.narrow(aimed, { card, uid, seat: Number(seat) });
    const place = element.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
    const verb = ontoOf(store, place);
    const put = verb === undefined ? [] : own.filter((choice) => choice.verb === verb && choice.other === undefined);
    const [only] = put;
    if (put.length === 1 && only !== undefined) return store.choose(only);
    const other = element.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const paired = other ? own.filter((choice) => choice.other === other) : [];
    if (paired.length > 0) return store.narrow(paired, { card, uid, other: other ?? "" });
  }
  if (under.some((element) => element.closest(".hand, .sheet"))) return;
  store.narrow(own, { card, uid });
}

/** What putting a card at a place means in this game, if anything. */
function ontoOf(store: TableStore, label: string | undefined): string | undefined {
  const model = store.model.value;
  const name = model?.zones.find((zone) => zone.label === label)?.name;
  return name === undefined ? undefined : skinOf(model?.game ?? "").onto?.[name];
}
