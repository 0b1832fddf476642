/** How a place is drawn, from what is declared of it: its owner, its shape, who sees it, and what lies there. */
import type { Model, Zone } from "../view";
import type { Glow } from "./choices";

const FEW = 3; // places that are shown though they are empty
const MANY = 12; // cards that can be laid out side by side

/**
 * hand: my cards, as a fan. backs: a hand that I do not see. pile: one lies on the other. row: each shows what is
 * printed in its corner. spread: all lie side by side.
 */
export type Form = "hand" | "backs" | "pile" | "row" | "spread";

export function formOf(zone: Zone, viewer: number | string, offered = false): Form {
  if (zone.hidden) return "backs";
  const seen = zone.slots.some((slot) => slot.card !== null);
  if (zone.owner === null) return zone.shape === "bag" || offered ? "spread" : "pile";
  if (zone.shape === "bag") return zone.owner === viewer ? "hand" : "row";
  return seen ? "row" : "pile";
}

/** The places of the table itself: of many, those where something lies. */
export function middle(model: Model, quiet: readonly string[] = []): readonly Zone[] {
  const all = model.zones.filter((zone) => zone.owner === null && !quiet.includes(zone.name));
  return all.length > FEW ? all.filter((zone) => zone.slots.length > 0) : all;
}

/** Whether something is offered in a pile below its top: then all of it must be in reach. */
export function offersBelow(zone: Zone, glow: Glow): boolean {
  return zone.slots.length <= MANY && zone.slots.slice(0, -1).some((slot) => glow.slots.has(slot.uid));
}

/** The hands of the viewer: the bags that are theirs. Empty ones only if there is no other. */
export function hands(model: Model): readonly Zone[] {
  const own = model.zones.filter((zone) => formOf(zone, model.viewer) === "hand");
  const held = own.filter((zone) => zone.slots.length > 0);
  return held.length > 0 ? held : own.slice(0, 1);
}

/** What lies before a seat, beside its hand. */
export function plots(model: Model, seat: number): readonly Zone[] {
  return model.zones.filter((zone) => zone.owner === seat && zone.shape !== "bag");
}

/** The hands of a seat, as the others see them. */
export function bags(model: Model, seat: number): readonly Zone[] {
  return model.zones.filter((zone) => zone.owner === seat && zone.shape === "bag");
}

/** Everybody but the viewer, from the left-hand neighbour on; everybody, where nobody sits here. */
export function others(model: Model): readonly number[] {
  const me = typeof model.viewer === "number" ? model.viewer : -1;
  const all = Array.from({ length: model.seats }, (_, at) => (me + 1 + at) % model.seats);
  return all.filter((seat) => seat !== me);
}
