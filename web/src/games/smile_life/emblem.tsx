/** The lid of Smile Life: the street of a life, and what rises over it. */
import "./inks.css";

/** Rays around the smile, alternately lit. */
const RAYS = Array.from({ length: 14 }, (_, i) => {
  const corner = (turn: number) => `${Math.round(100 + 150 * Math.cos(turn))} ${Math.round(78 + 150 * Math.sin(turn))}`;
  return `M100 78L${corner((i * Math.PI) / 7)} ${corner(((i + 0.5) * Math.PI) / 7)}z`;
}).join("");

export function Emblem() {
  return (
    <svg viewBox="0 0 200 150" class="emblem life" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="coral" d="M0 0h200v150H0z" />
      <path class="rays" d={RAYS} />
      <g class="drawn">
        <circle cx="100" cy="76" r="54" class="lemon" />
        <path class="white" d="M66 76h68c0 44-68 44-68 0z" />
        <path d="M66 86c20 5 48 5 68 0M83 77v29M100 77v31M117 77v29" class="teeth" />
        <path d="M72 60c2-9 14-9 16 0M112 60c2-9 14-9 16 0M60 72l8 6M140 72l-8 6" class="line" />
        <path class="turquoise" d="M-6 152V112l22-18 22 18v40z" />
        <path class="paper" d="M38 152v-44h34v44z" />
        <path class="brick" d="M34 110l21-16 21 16z" />
        <path class="navy" d="M55 82v13M55 82l13 4-13 4z" />
        <path class="lemon" d="M72 152v-26h26v26z" />
        <path class="lilac" d="M68 128l5-10h24l5 10z" />
        <path class="paper" d="M128 152v-34l18-16 18 16v34z" />
        <path class="brick" d="M122 122l24-22 24 22-4 4-20-17-20 17z" />
        <path class="turquoise" d="M164 152v-52h42v52z" />
        <path
          class="navy"
          d="M-6 114l22-19 22 19M52 152v-16h8v16zM46 116h6v8h-6zM60 116h6v8h-6zM140 152v-18h12v18zM172 108h9v10h-9zM189 108h9v10h-9zM172 126h9v10h-9zM189 126h9v10h-9zM10 116h12v12H10z"
        />
        <path class="heart" d="M113 130c-11-7-10-15-5-16 3 0 4 2 5 4 1-2 2-4 5-4 5 1 6 9-5 16z" />
        <path class="line" d="M-2 149h204" />
      </g>
    </svg>
  );
}
