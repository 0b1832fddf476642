/** Allergono: a botanical poster from the window of a pharmacy. */
import type { CardFace } from "../../protocol";
import type { AroundProps, Skin } from "../skin";
import "./inks.css";
import { corner, drawn } from "./pictures";
import { score } from "./score";
import { Grain, SHAPES } from "./shapes";
import { OnPile, Sign } from "./signs";
import { sounds } from "./sounds";
import { theatre } from "./theatre";
import "./allergono.css";
import "./theatre.css";

/** What stands in the corner of a card that has a number: 7, +2. */
function indexOf(face: CardFace): string {
  if (face.value == null) return "";
  return face.kind === "number" ? String(face.value) : `+${face.value}`;
}

const DRAWN = new WeakMap<CardFace, string>();

/** A face as markup: the same for all copies of a card, so it is put together once. */
function drawing(face: CardFace): string {
  const known = DRAWN.get(face);
  if (known !== undefined) return known;
  const index = indexOf(face);
  const shape = (x: number, y: number, size: number) =>
    `<path class="shape" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})" d="${SHAPES[face.shape ?? ""] ?? ""}"/>`;
  const all =
    `<path class="panel" d="M0 0h100v140H0z"/><g class="scene"><path class="window" d="M21 116V47a35 35 0 0 1 70 0v69z"/>${drawn(face)}` +
    (index === "" ? "" : `<text x="${index.length > 1 ? 55 : 57}" y="110" class="numeral">${index}</text>`) +
    "</g>" +
    `<path class="foot" d="M0 112h100v28H0z"/>` +
    `<path class="margin" d="M-1-1h102v142H-1zM9 4A5 5 0 0 0 4 9v122a5 5 0 0 0 5 5h82a5 5 0 0 0 5-5V9a5 5 0 0 0-5-5z"/>` +
    `<path class="label" d="M4 9a5 5 0 0 1 5-5H32.5V51a7 7 0 0 1-7 7H4z"/><path class="edge" d="M32.5 4V51a7 7 0 0 1-7 7H4"/>` +
    (index === ""
      ? `<g class="corner">${corner(face.kind)}</g>`
      : `<text x="17" y="27" class="index${index.length > 1 ? " two" : ""}">${index}</text>`) +
    shape(17, 38, 16) +
    `<text x="17" y="55.5" class="letter">${face.letter ?? ""}</text>` +
    `<g class="mini"><path class="panel" d="M0 0h100v140H0z"/>${index === "" ? `<g transform="translate(7 14) scale(2.6)">${corner(face.kind)}</g>` : `<text x="50" y="${index.length > 1 ? 68 : 74}" class="index${index.length > 1 ? " two" : ""}">${index}</text>`}${shape(50, 108, 40)}</g>`;
  DRAWN.set(face, all);
  return all;
}

function Face({ face }: { face: CardFace }) {
  return (
    <div class={`allergy-face of-${face.colour}`}>
      <svg viewBox="0 0 100 140" class="face" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing(face) }} />
      <span class="name">{face.name}</span>
    </div>
  );
}

/** The back: a checked handkerchief. */
function Back() {
  return (
    <svg viewBox="0 0 100 140" class="face back" aria-hidden="true">
      <rect width="100" height="140" rx="9" class="paper" />
      <rect x="4.5" y="4.5" width="91" height="131" rx="6" class="cloth" />
      <path class="check wide" d="M22 5v130M50 5v130M78 5v130M5 28h90M5 70h90M5 112h90" />
      <path class="check thin" d="M12 5v130M36 5v130M64 5v130M88 5v130M5 16h90M5 49h90M5 91h90M5 124h90" />
      <circle cx="50" cy="70" r="21" class="badge" />
      <Grain x={50} y={70} r={11} />
    </svg>
  );
}

/** The colour in force as a glow, and the way that play goes round as arrows. */
function Around({ numbers, values, words }: AroundProps) {
  const colour = numbers.find((number) => number.name === "colour");
  const way = numbers.find((number) => number.name === "direction");
  const id = words?.scales["colour"]?.find((step) => step.value === colour?.value)?.id ?? "mauve";
  const left = way?.value === 1;
  return (
    <div class={`around of-${id}`}>
      <svg viewBox="0 0 400 300" preserveAspectRatio="none" class={`way-round ${left ? "" : "backwards"}`} role="img" aria-label={`${words?.numbers["direction"] ?? ""} ${values["direction"] ?? ""}`}>
        <path d="M58 74C105 6 295 6 342 74M342 226C295 294 105 294 58 226" />
        <path class="tip" d="M352 92l-26-9 23-16zM48 208l26 9-23 16z" />
      </svg>
    </div>
  );
}

export const allergono: Skin = {
  className: "allergono",
  Face,
  Back,
  Around,
  OnPile,
  Score: score,
  Sign,
  quiet: ["turn", "direction", "colour", "pending", "former", "late", "idle", "round", "hand_number", "time_up", "ledger"],
  piles: { draw: ["draw", "turn_up"] },
  buzzers: [
    { verb: "call", words: { fr: "Allergono !", en: "Allergono!" } },
    { verb: "catch", words: { fr: "Contre-allergono !", en: "Caught you!" } },
  ],
  theatre,
  sounds,
};
