/** What the special cards show, drawn in the middle of a card of 100 by 140. */
import type { ComponentChildren } from "preact";
import { Grain } from "./shapes";

/** "Danger dissémination": two grains that take off. */
function Plus2() {
  return (
    <g>
      <path class="wind" d="M24 92c14-3 20-12 30-12M27 103c18-1 22-8 34-9" />
      <Grain x={39} y={67} r={14} />
      <Grain x={64} y={87} r={10} />
    </g>
  );
}

/** "On change de sens !": two arrows that chase each other. */
function Reverse() {
  return (
    <g class="bold">
      <path d="M29 76a21 21 0 0 1 34-19" />
      <path class="solid" d="M58 46l15 8-13 12z" />
      <path d="M71 72a21 21 0 0 1-34 19" />
      <path class="solid" d="M42 102l-15-8 13-12z" />
    </g>
  );
}

/** "Suivant, passe ton tour !": a chair that stays empty. */
function Skip() {
  return (
    <g class="bold">
      <circle cx="50" cy="74" r="24" />
      <path d="M33 91l34-34" />
    </g>
  );
}

/** "Captain Allergo": a mask, and a handkerchief in the wind. */
function Captain() {
  return (
    <g>
      <path class="cape" d="M28 96c4-18 12-24 22-24s18 6 22 24c-8-4-14-1-22 4-8-5-14-8-22-4z" />
      <path class="mask" d="M22 60c9-7 19-5 28-1 9-4 19-6 28 1-1 13-9 19-18 18-5-1-8-4-10-7-2 3-5 6-10 7-9 1-17-5-18-18z" />
      <path class="eye" d="M31 64c4-3 9-2 11 2-4 4-9 3-11-2zM69 64c-4-3-9-2-11 2 4 4 9 3 11-2z" />
      <path class="nose" d="M50 66c4 6 5 10 0 12-5-2-4-6 0-12z" />
    </g>
  );
}

/** "Pic de pollen": the whole sky full of it. */
function Plus3() {
  return (
    <g>
      <path class="cloud" d="M27 84c-9-2-9-14 0-16 1-10 14-13 19-6 7-6 18-2 18 7 10 0 11 14 1 15z" />
      <Grain x={33} y={98} r={7.500} />
      <Grain x={51} y={104} r={9} />
      <Grain x={69} y={95} r={6.500} />
    </g>
  );
}

/** "Terrain sensible": ground that gives way under four shoots. */
function Plus4() {
  return (
    <g>
      <path class="ground" d="M20 90c14-6 46-6 60 0l-4 14c-14 5-38 5-52 0z" />
      <path class="crack" d="M46 88l6 6-5 5 6 7" />
      <path class="shoots" d="M30 88c0-10-4-12-6-18M43 86c0-14-3-18-4-26M58 86c0-14 3-18 4-26M71 88c0-10 4-12 6-18" />
      <path
        class="leaves"
        d="M24 70c-6-1-7-6-6-9 5 1 7 4 6 9zM39 60c-5-3-5-8-3-11 4 3 5 7 3 11zM62 60c5-3 5-8 3-11-4 3-5 7-3 11zM77 70c6-1 7-6 6-9-5 1-7 4-6 9z"
      />
    </g>
  );
}

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  plus2: Plus2,
  reverse: Reverse,
  skip: Skip,
  captain: Captain,
  plus3: Plus3,
  plus4: Plus4,
};

export function Picture({ kind }: { kind: string }) {
  const Drawn = PICTURES[kind];
  return Drawn === undefined ? null : <>{Drawn()}</>;
}

/** The small sign of a special card in its corner. */
export function Corner({ kind }: { kind: string }) {
  switch (kind) {
    case "reverse":
      return <path class="corner-sign" d="M8.500 14.500a8 8 0 0 1 12-4M23.500 15.500a8 8 0 0 1-12 4M18 6.500l4.500 3.500-4.500 3.500M14 16.500l-4.500 3.500 4.500 3.500" />;
    case "skip":
      return <path class="corner-sign" d="M16 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16M10.500 20.500l11-11" />;
    case "captain":
      return <path class="corner-mask" d="M6 12c4-3 7-2 10-.5 3-1.500 6-2.500 10 .5-.5 6-3.500 9-7 8.500-1.500-.3-2.300-1.300-3-2.500-.7 1.200-1.500 2.200-3 2.500C9.500 21 6.500 18 6 12z" />;
    default:
      return null;
  }
}
