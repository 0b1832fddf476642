/** What the special cards do. In each colour there is another story to it: that of the line at their foot. */
import { at, disc, FINE, flat, line, mirrored, shape, spot, star } from "../draw";
import { BRICK, C, GREEN, NIGHT, PAPER, POLLEN, SKIN, VIOLET } from "./inks";

const BLUE = "#2f80bb";
const SOIL = "#a8703f";

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

type Colour = "red" | "yellow" | "green" | "blue";
type Stories = Readonly<Record<Colour, string>>;

/** "Danger dissémination": two grains that take off, and from where. */
const SOURCES: Stories = {
  // A nose that sneezes.
  red:
    at(-20, 10, shape(SKIN, "M-2-14c4 0 5 4 6 11 1 7 8 9 8 15s-5 8-12 7c-7 1-12-1-12-7s6-8 6-16c0-6 1-10 4-10z"), 0.95) +
    line("M-23 16c1-2 4-2 5 0M-15 16c1-2 4-2 5 0", FINE) +
    line("M-4 22l8 4M-8 25l4 6", FINE),
  // A cloud.
  yellow:
    shape(PAPER, "M-2-14c-6 0-7-10 0-11 0-9 13-10 16-3 7-4 15 1 12 8 6 2 5 9-1 9z") +
    line("M-30 12c6-2 9-5 13-9M-26 22c8-2 11-5 16-10", FINE),
  // A boot, and what sticks to it.
  green: at(-19, 13, shape(SOIL, "M-8-16H3v13c6 2 11 3 11 9v4H-8z") + shape(NIGHT, "M-9 9h24v4H-9z") + line("M-4-10h5M-4-5h5", FINE)),
  // A window that nobody shut.
  blue: at(
    -19,
    12,
    shape("#bfe2f3", "M-8-11H8V13H-8z") + line("M-8 1H8", FINE) + shape(PAPER, "M8-11l8 4v24l-8-4z") + line("M8 1l8 3", FINE),
  ),
};
const plus2 = (colour: Colour) => SOURCES[colour] + grain(-1, -13, 13, true) + grain(15, 9, 12, true);

/** "On change de sens !": two arrows that chase each other, round what turns. */
const TURNED: Stories = {
  // A handkerchief, on its way to the other pocket.
  red:
    shape(PAPER, "M-9-7c6 3 12-5 18 0-3 4 0 8-2 14-5-4-11 3-16-1 2-4-2-8 0-13z") + line("M-6-4c3 1 5 0 7-1M-5 3c3 1 6 0 9-1", FINE, BRICK),
  // The wind.
  yellow: line("M-8 11V-9") + shape(BRICK, "M-8-9L11-6v6L-8 2z") + flat(PAPER, "M-3-7.5l5 .8v7.4l-5 .8zM6-6l3 .4v5.4l-3 .5z"),
  // A root.
  green: shape(GREEN, "M0 0c-8 0-10-5-10-10C-3-10 0-6 0 0zM0-1c7 1 10-4 10-9C3-11 0-7 0-1z") + line("M0-2V11M0 3l-6 6M0 4l6 6", 2, SOIL),
  // Home.
  blue:
    shape(PAPER, "M-10 1L0-9 10 1H7v9H-7V1z") +
    shape(BRICK, "M-12 1L0-11 12 1l-3 1L0-7-9 2z") +
    shape(BLUE, "M-2.5 3h5v7h-5z", ` stroke-width="${FINE}"`),
};
const reverse = (colour: Colour) =>
  [0, 180]
    .map((turn) =>
      at(0, 0, line("M-24-2A24 24 0 0 1 14-19", 10) + shape(C, "M8-31l20 7-13 16z") + line("M-24-2A24 24 0 0 1 14-19", 5.6, C), 1, turn),
    )
    .join("") + at(0, 0, TURNED[colour], 1.3);

/** "Suivant, passe ton tour !": over the head of the next, who has a reason to stay. */
const pawn = (x: number, paint: string, scale: number) =>
  at(x, 18, shape(paint, "M-10 12c0-10 4-14 6-16a8 8 0 1 1 8 0c2 2 6 6 6 16z"), scale);
const asleep = both(line("M-5 6c1 2 3 2 4 0", FINE)) + line("M-2 11h4", FINE);
const awake = both(line("M-3 6.5h0", 2.6)) + line("M-2 11h4", FINE);
const IDLE: Stories = {
  // A nap.
  red: pawn(0, PAPER, 1.1) + asleep + shape(BLUE, "M-9 3c0-9 8-13 14-9 4 2 8 6 9 12l-6-4C4 0-4 0-9 3z") + disc(14, 7, 2.6, PAPER),
  // Rain.
  yellow:
    pawn(0, PAPER, 1.1) +
    awake +
    line("M9 26V-8") +
    shape(BLUE, "M-10-2C-8-17 24-17 26-2c-4-3-8-3-12 0-3-3-7-3-11 0-4-3-9-3-13 0z") +
    line("M-26 2l-2 5M-19-4l-2 5M-27-12l-2 5", FINE, BLUE),
  // A seed that lies in.
  green:
    shape(SOIL, "M-13 30c-4-12-1-24 3-30l3 5 4-8 3-1 3 1 4 8 3-5c4 6 7 18 3 30z") +
    both(line("M-7 12c1 2 4 2 5 0", FINE)) +
    line("M-2 18c1 2 3 2 4 0", FINE) +
    shape(GREEN, "M-17 31c2-10 8-9 17-8s15-2 17 8z") +
    line("M-12 28c8-3 16-3 24 0", FINE),
  // The best armchair.
  blue:
    shape(BLUE, "M-13 4c0-10 26-10 26 0v20h-26z") +
    pawn(0, PAPER, 1) +
    awake +
    shape(BLUE, "M-19 14c0-6 8-6 8 0v8h22v-8c0-6 8-6 8 0v17h-38z"),
};
const skip = (colour: Colour) =>
  pawn(-23, C, 0.76) +
  pawn(23, C, 0.76) +
  IDLE[colour] +
  line("M-26-2C-18-36 16-36 24-12", 8) +
  shape(C, "M14-12l19-2-7 17z") +
  line("M-26-2C-18-36 16-36 24-12", 4, C);

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
  flat(NIGHT, "M-38 62V14h8V2h10v14h5V-2h9v16h6V6h10v10h6V0h8v10h8v52z") +
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

const OF_A_COLOUR: Readonly<Record<string, (colour: Colour) => string>> = { plus2, reverse, skip };
const OF_THE_NIGHT: Readonly<Record<string, string>> = { captain, plus3, plus4 };

/** What a card does, around (0, 0). */
export function doing(kind: string, colour: string): string {
  return OF_THE_NIGHT[kind] ?? OF_A_COLOUR[kind]?.(colour as Colour) ?? "";
}
