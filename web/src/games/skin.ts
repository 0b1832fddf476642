/** How one game looks on the generic table: its cards, its colours, and what need not be shown twice. No rules. */
import type { ComponentType } from "preact";
import type { CardFace, NumberFacts, Words } from "../protocol";
import { allergono } from "./allergono/skin";
import { plain } from "./plain";

export interface AroundProps {
  numbers: readonly NumberFacts[];
  values: Readonly<Record<string, string>>;
  words: Words | null;
}

export interface Skin {
  /** The class that sets the colours of paper and ink. */
  readonly className: string;
  readonly Face: ComponentType<{ face: CardFace }>;
  readonly Back: ComponentType;
  /** What surrounds the piles in the middle: the signs that the game has for its public numbers. */
  readonly Around?: ComponentType<AroundProps>;
  /** A sign for a named value, such as a colour. */
  readonly Sign: ComponentType<{ scale: string; id: string }>;
  /** Numbers that the table shows in another way, or that say nothing to a player. */
  readonly quiet: readonly string[];
  /** Where a pile stands for a choice without a card: touching the pile is the choice. */
  readonly piles: Readonly<Record<string, string>>;
}

const SKINS: Readonly<Record<string, Skin>> = { allergono };

export function skinOf(game: string): Skin {
  return SKINS[game] ?? plain;
}
