/** The parts of the table that a game may draw itself, and what touches mean there. What it leaves out is generic. */
import type { ComponentChildren, ComponentType } from "preact";
import type { TableStore } from "../table/store";

export interface Slots {
  /** The middle of the table. */
  readonly Centre?: ComponentType<{ aside: ComponentChildren }>;
  /** What lies before the viewer. */
  readonly Mine?: ComponentType;
  /** What lies before another, small, beside name and hand. */
  readonly Other?: ComponentType<{ seat: number }>;
  /** The same in words. */
  readonly told?: (store: TableStore, seat: number) => readonly string[];
  /** What lies before somebody, at full size. */
  readonly Estate?: ComponentType<{ seat: number }>;
  /** How a question is put, by what it asks, where glowing pieces and buttons alone do not serve. */
  readonly asks?: Readonly<Record<string, ComponentType>>;
  /** Where the card of a choice lies, by its verb, where equal ones lie elsewhere, too. */
  readonly from?: Readonly<Record<string, readonly string[]>>;
  /** Where a place stands for what is done with a card: dropping or putting the card there is the choice of this verb. */
  readonly onto?: Readonly<Record<string, string>>;
  /** What a mere touch of a card never does, even if nothing else can be done with it: it is asked for first. */
  readonly careful?: readonly string[];
}
