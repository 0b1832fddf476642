/** What the cards show. Numbers have a plate of their own colour, the others what they do. */
import { at, disc, FINE, flat, inked, line, mirrored, shape, spot, star } from "../draw";
import type { CardFace } from "../../protocol";
import { HABITS } from "./habits";
import { BRICK, C, DARK, GREEN, PAPER, POLLEN, SKIN, VIOLET } from "./inks";
import { POLLENS } from "./pollens";
import { RAGWEED } from "./ragweed";
import { SYMPTOMS } from "./symptoms";

const NIGHT = "#120c2b"; // the ink of mauve cards
const PLATES: Readonly<Record<string, readonly string[]>> = { red: SYMPTOMS, yellow: POLLENS, green: RAGWEED, blue: HABITS };

/** A grain of pollen that is up to something. */
const grain = (x: number, y: number, r: number, eyes = false) =>
  at(
    x,
    y,
    line(
      Array.from({ length: 12 }, (_, i) => {
        const [cos, sin] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
        return `M${(cos * r).toFixed(1)} ${(sin * r).toFixed(1)}L${(cos * r * 1.32).toFixed(1)} ${(sin * r * 1.32).toFixed(1)}`;
      }).join(""),
      r * 0.2,
    ) +
      disc(0, 0, r, POLLEN) +
      (eyes
        ? spot(-r * 0.36, -r * 0.08, r * 0.15) +
          spot(r * 0.36, -r * 0.08, r * 0.15) +
          line(`M${-r * 0.62} ${-r * 0.5}l${r * 0.4} ${r * 0.22}M${r * 0.62} ${-r * 0.5}l${-r * 0.4} ${r * 0.22}`, r * 0.14) +
          line(`M${-r * 0.36} ${r * 0.36}c${r * 0.2} ${r * 0.3} ${r * 0.5} ${r * 0.3} ${r * 0.72} 0`, r * 0.14)
        : spot(-r * 0.3, -r * 0.3, r * 0.26, PAPER)),
  );

const both = (drawn: string) => drawn + mirrored(0, drawn);

/** "Danger dissémination": two grains that take off. */
const plus2 =
  line("M-30 18c8-3 10-6 16-10M-8 28c6-2 10-6 14-10M-30-6c4-1 6-4 8-8", FINE) + grain(-7, -11, 14, true) + grain(15, 9, 12, true);

/** "On change de sens !": two arrows that chase each other round a grain. */
const reverse =
  [0, 180]
    .map((turn) =>
      at(0, 0, line("M-24-2A24 24 0 0 1 14-19", 10) + shape(C, "M8-31l20 7-13 16z") + line("M-24-2A24 24 0 0 1 14-19", 5.6, C), 1, turn),
    )
    .join("") + grain(0, 0, 9, true);

/** "Suivant, passe ton tour !": over the head of the next. */
const pawn = (x: number, paint: string, scale: number) =>
  at(x, 18, shape(paint, "M-10 12c0-10 4-14 6-16a8 8 0 1 1 8 0c2 2 6 6 6 16z"), scale);
const skip =
  pawn(-21, C, 0.8) +
  pawn(21, C, 0.8) +
  pawn(0, PAPER, 1.1) +
  line("M-3 6.5h0M3 6.5h0", 2.6) +
  line("M-2 11h4", FINE) +
  line("M-24-2C-16-34 14-34 22-12", 8) +
  shape(C, "M12-12l19-2-7 17z") +
  line("M-24-2C-16-34 14-34 22-12", 4, C);

/** "Captain Allergo": a mask, a cape, and a handkerchief in the wind. */
const captain =
  shape(BRICK, "M-16 8c-8 8-16 24-18 50h68c-2-26-10-42-18-50z") +
  shape(SKIN, "M-16-14c0-12 7-18 16-18s16 6 16 18c0 16-7 26-16 26s-16-10-16-26z") +
  shape(POLLEN, "M-17-16c-2-14 6-20 18-20s19 7 16 20c-3-6-6-9-10-10-8 3-16 2-20 0-2 3-3 6-4 10z") +
  shape(VIOLET, "M-22-16c8-5 15-3 22 0 7-3 14-5 22 0-1 10-6 14-12 13-5 0-8-3-10-6-2 3-5 6-10 6-6 1-11-3-12-13z") +
  both(`<ellipse cx="-8.5" cy="-11" rx="4.5" ry="3.4" fill="${PAPER}" stroke="none"/>` + spot(-7.5, -10.5, 1.9)) +
  line("M-5 3c3 3 7 3 10 0") +
  shape(PAPER, "M-13 12c8 5 18 5 26 0l3 6c-8 8-24 8-32 0z") +
  shape(PAPER, "M14 14c6-2 12 2 16-3-1 8-2 12-7 14 3 2 5 4 9 4-8 5-16 0-19-9z") +
  star(0, 30, 7.5, POLLEN);

/** "Pic de pollen": the whole town sneezes. */
const town =
  flat("#120c2b", "M-38 62V14h8V2h10v14h5V-2h9v16h6V6h10v10h6V0h8v10h8v52z") +
  [
    [-26, 8],
    [-26, 15],
    [-10, 4],
    [-10, 11],
    [5, 14],
    [20, 8],
    [20, 15],
    [-34, 20],
  ]
    .map(([x = 0, y = 0]) => flat(POLLEN, `M${x} ${y}h3v4h-3z`))
    .join("");
const plus3 = town + grain(-16, -20, 9, true) + grain(10, -24, 11, true) + grain(24, -8, 7) + grain(-2, -6, 6) + grain(-27, -5, 5);

/** "Terrain sensible": a very delicate nose, and what comes up around it. */
const shoot = (x: number, y: number, scale: number, turn: number) =>
  at(
    x,
    y,
    line("M0 14V-8", 2.6, GREEN) +
      shape(GREEN, "M0-4c-9 0-12-6-12-12 8 0 12 4 12 12zM0-6c8 1 12-5 12-10-8-1-12 3-12 10zM0-10c-5-4-5-10 0-15 5 5 5 11 0 15z"),
    scale,
    turn,
  );
const plus4 =
  shape("#6b4527", "M-36 24c14-8 58-8 72 0v40h-72z") +
  shape(SKIN, "M-4-28c7 0 9 8 11 20 3 12 14 16 14 26 0 9-9 12-20 12S-20 27-20 18c0-10 9-14 11-27 0-11 0-19 5-19z") +
  line("M-9 22c2-4 7-4 9-1M5 21c2-3 7-3 9 1") +
  spot(0, 12, 7, BRICK, ' opacity=".35"') +
  shoot(-27, 16, 0.9, -14) +
  shoot(28, 16, 0.9, 14) +
  shoot(-17, 34, 0.7, -6) +
  shoot(19, 34, 0.7, 6);

const DOINGS: Readonly<Record<string, string>> = { plus2, reverse, skip, captain, plus3, plus4 };

const night = [
  [-26, -26],
  [28, -30],
  [-4, -40],
  [30, 2],
  [-30, 4],
]
  .map(([x = 0, y = 0], i) => star(x, y, i % 2 === 0 ? 3.5 : 2.5, POLLEN, 4, 0.3))
  .join("");

/** The drawing in the window of a card. */
export function pictureOf(face: CardFace): string {
  const plate = face.kind === "number" ? PLATES[face.colour ?? ""]?.[face.value ?? 0] : DOINGS[face.kind];
  return plate ?? "";
}

/** What a special card does, cut out of it. */
export function doingOf(kind: string): string {
  return inked(NIGHT, DOINGS[kind] ?? "");
}

/** The drawing where it stands on the card. */
export function drawn(face: CardFace): string {
  const mauve = face.colour === "mauve";
  const number = face.kind === "number";
  return inked(
    mauve ? NIGHT : DARK,
    at(
      face.value == null && !mauve ? 57 : 60,
      number || face.value != null ? 50 : mauve ? 60 : 66,
      (mauve ? night : "") + pictureOf(face),
      number ? 0.92 : face.value == null && !mauve ? 1.16 : 1.04,
    ),
  );
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
