/** What is seen on the cards of Allergono: a plate for every number, what the others do, the signs of their corners. */
import { at, flat, inked, line, spot, star } from "../draw";
import type { CardFace } from "../../protocol";
import { doing } from "./doings";
import { HABITS } from "./habits";
import { DARK, NIGHT, PAPER, POLLEN } from "./inks";
import { POLLENS } from "./pollens";
import { RAGWEED } from "./ragweed";
import { SYMPTOMS } from "./symptoms";

const PLATES: Readonly<Record<string, readonly string[]>> = { red: SYMPTOMS, yellow: POLLENS, green: RAGWEED, blue: HABITS };

const night = [
  [-26, -26],
  [28, -30],
  [-4, -40],
  [30, 2],
  [-30, 4],
]
  .map(([x = 0, y = 0], i) => star(x, y, i % 2 === 0 ? 3.5 : 2.5, POLLEN, 4, 0.3))
  .join("");

/** What a card of the night does, cut out of it. */
export function doingOf(kind: string): string {
  return inked(NIGHT, doing(kind, "mauve"));
}

/** The drawing where it stands on the card: over its figure, if it has one. */
export function drawn({ kind, colour = "", value }: CardFace): string {
  if (kind === "number") return inked(DARK, at(60, 50, PLATES[colour]?.[value ?? 0] ?? "", 0.92));
  const picture = doing(kind, colour);
  if (colour === "mauve") return inked(NIGHT, at(60, value == null ? 60 : 50, night + picture, 1.04));
  return inked(DARK, value == null ? at(57, 66, picture, 1.16) : at(60, 50, picture, 1.04));
}

/** The small sign of a special card in its corner. */
export function corner(kind: string): string {
  switch (kind) {
    case "reverse":
      return line("M9 15.5a9 9 0 0 1 14-4.5M25 16.5a9 9 0 0 1-14 4.5M18 6l5.5 5-6 3.5M16 26l-5.5-5 6-3.5", 3);
    case "skip":
      return line("M7 20C9 8 21 7 25 15M26.5 8.5L25.5 16l-7-2.5", 3) + spot(16.5, 21, 4);
    case "captain":
      return (
        flat(
          "currentColor",
          "M4 12c5-4 9-2.5 13-.5 4-2 8-3.5 13 .5-.5 8-4.5 11-9 10.5-2-.3-3-1.5-4-3-1 1.5-2 2.7-4 3C8.5 23 4.5 20 4 12z",
        ) +
        spot(11.5, 15, 2, PAPER) +
        spot(22.5, 15, 2, PAPER)
      );
    default:
      return "";
  }
}
