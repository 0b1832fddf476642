/** Allergono: a botanical poster from the window of a pharmacy. */
import type { CardFace } from "../../protocol";
import type { AroundProps, Skin } from "../skin";
import "./inks.css";
import { Corner, Picture } from "./pictures";
import { score } from "./score";
import { Grain, Shape } from "./shapes";
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

function Face({ face }: { face: CardFace }) {
  const index = indexOf(face);
  const number = face.kind === "number";
  return (
    <svg viewBox="0 0 100 140" class={`face of-${face.colour}`} aria-hidden="true">
      <rect width="100" height="140" rx="9" class="paper" />
      <rect x="4.500" y="4.500" width="91" height="131" rx="6" class="panel" />
      <g class="veins">
        <path d="M-4 118C20 96 30 60 22 22M104 22C80 44 70 80 78 118" />
        <path d="M10 104c10-2 15-8 17-16M12 84c8-2 12-7 13-13M90 36c-10 2-15 8-17 16M88 56c-8 2-12 7-13 13" />
      </g>
      <ellipse cx="50" cy="76" rx="35" ry="47" class="plate" transform="rotate(9 50 76)" />
      {number ? <Shape shape={face.shape} size={66} x={50} y={76} class="shape pale" /> : <Picture kind={face.kind} />}
      {number && (
        <text x="50" y="94" class="numeral">
          {index}
        </text>
      )}
      <path d="M4.500 12a7.500 7.500 0 0 1 7.500-7.500H32v47a6 6 0 0 1-6 6H4.500z" class="label" />
      {index === "" ? (
        <Corner kind={face.kind} />
      ) : (
        <text x="17.500" y="27" class={index.length > 1 ? "index two" : "index"}>
          {index}
        </text>
      )}
      <Shape shape={face.shape} size={16} x={17} y={38} />
      <text x="17" y="55" class="letter">
        {face.letter}
      </text>
      {index !== "" && (
        <text x="88" y="130" class="foot">
          {index}
        </text>
      )}
    </svg>
  );
}

/** The back: a checked handkerchief. */
function Back() {
  return (
    <svg viewBox="0 0 100 140" class="face back" aria-hidden="true">
      <rect width="100" height="140" rx="9" class="paper" />
      <rect x="4.500" y="4.500" width="91" height="131" rx="6" class="cloth" />
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
  piles: { draw: "draw" },
  buzzers: [
    { verb: "call", words: { fr: "Allergono !", en: "Allergono!" } },
    { verb: "catch", words: { fr: "Contre-allergono !", en: "Caught you!" } },
  ],
  theatre,
  sounds,
};
