/** How one game looks on the table: its cards, its colours, and what need not be shown twice. No rules. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { CardFace, HouseFacts, NumberFacts, ToldEvent, Words } from "../protocol";
import type { Recipe } from "../table/synth";
import type { Lang } from "../words";
import { bare, plain } from "./plain";
import { skins } from "./skins";
import type { Slots } from "./slots";

export interface AroundProps {
  numbers: readonly NumberFacts[];
  values: Readonly<Record<string, string>>;
  words: Words | null;
}

/**
 * How a big moment is played: a second of theatre, which a tap ends. Scenes that follow each other share one stage.
 * Everything in it is for the eye alone: those who listen are told the same sentence by the narrator.
 */
export interface Scene {
  /** The light it stands in. */
  readonly mood: "alarm" | "joy" | "storm" | "calm";
  /** What is cried, large, in both languages; without it the sentence says it all. */
  readonly cry?: Readonly<Record<Lang, string>>;
  /** Who stands on the stage, from left to right: the seats that the beat names. */
  readonly cast?: readonly ("seat" | "other")[];
  /** Whom it hits. */
  readonly struck?: "seat" | "other";
  /** Whether the card that the beat names is held up. */
  readonly card?: boolean;
  /** What else is seen. */
  readonly Picture?: ComponentType<{ told: ToldEvent }>;
  /** Cards that are shown next are looked at on the stage: their faces by those who may, their backs by the others. */
  readonly looks?: boolean;
  /** Milliseconds that it stands; a second without. */
  readonly ms?: number;
  /** Done to the viewer: shown however far behind the table is, and not before the viewer looks. */
  readonly must?: (told: ToldEvent, me: number) => boolean;
  /** Not every time, but when this holds. */
  readonly when?: (told: ToldEvent, me: number) => boolean;
}

export interface Score {
  /** Whether a table that plays like this keeps score at all. */
  readonly kept: (options: HouseFacts["options"]) => boolean;
  /** What stands on the pad on the table. */
  readonly Pad: ComponentType;
  /** The sheet that it opens. */
  readonly Sheet: ComponentType;
}

export interface Buzzer {
  readonly verb: string;
  /** What it says while it is not lit. */
  readonly words: Readonly<Record<Lang, string>>;
}

export interface Skin extends Slots {
  /** The class that sets the colours of paper and ink. */
  readonly className: string;
  readonly Face: ComponentType<{ face: CardFace }>;
  readonly Back: ComponentType;
  /** What surrounds the piles in the middle: the signs that the game has for its public numbers. */
  readonly Around?: ComponentType<AroundProps>;
  /** What the game lays on a pile in the middle: a sign for a number that belongs there. */
  readonly OnPile?: ComponentType<{ place: string }>;
  /** The score so far, where a game has more of it than a figure a seat. */
  readonly Score?: Score;
  /** A sign for a named value, such as a colour. */
  readonly Sign: ComponentType<{ scale: string; id: string }>;
  /** Numbers that the table shows in another way, or that say nothing to a player. */
  readonly quiet: readonly string[];
  /** Where a pile stands for choices without a card, by their verbs: touching the pile is the choice. */
  readonly piles: Readonly<Record<string, string | readonly string[]>>;
  /** Offers for which everybody reaches at once, by their verb: they have a place of their own, lit or not. */
  readonly buzzers?: readonly Buzzer[];
  /** The moments that get theatre, by the beat that tells them. */
  readonly theatre?: Readonly<Record<string, Scene>>;
  /** What its story sounds like, by the beat that tells it. */
  readonly sounds?: Readonly<Record<string, Recipe>>;
}

const here = signal<Readonly<Record<string, Skin>>>({});
const asked = new Set<string>();

/** Fetch how a game looks. A game that has no skin, or whose skin cannot be had, looks plain. */
export async function fetchSkin(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  const skin = (await skins[game]?.().catch(() => plain)) ?? plain;
  here.value = { ...here.value, [game]: skin };
}

/** How a game looks: bare paper until its pictures are here. */
export function skinOf(game: string): Skin {
  void fetchSkin(game);
  return here.value[game] ?? { ...bare, className: game };
}
