/** The lids of the boxes, for the shelf: light, so that the home page need not wait for the cards. */
import type { ComponentType } from "preact";
import { Emblem as Allergono } from "./allergono/emblem";
import { PlainEmblem } from "./plain-emblem";
import { Emblem as SmileLife } from "./smile_life/emblem";

export interface Lid {
  readonly className: string;
  readonly Emblem: ComponentType;
}

const LIDS: Readonly<Record<string, Lid>> = {
  allergono: { className: "allergono", Emblem: Allergono },
  smile_life: { className: "smile_life", Emblem: SmileLife },
};

export function lidOf(game: string): Lid {
  return LIDS[game] ?? { className: "plain", Emblem: PlainEmblem };
}
