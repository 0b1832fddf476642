/** Dice that tumble to their value, and arrows that turn past all others and stop at theirs. */
import { useState } from "preact/hooks";
import type { NumberFacts } from "../protocol";
import { speed } from "../settings";
import { pace } from "./choreographer";
import { useSkin, useTable } from "./context";
import { stepsOf } from "./numbers";

const CUBE = 6;
const TURNS_FOR = 850; // milliseconds
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** How the cube is turned so that a face looks at us: about the lying and the standing axis. */
const TURNED: Readonly<Record<number, readonly [number, number]>> = { 1: [0, 0], 2: [-90, 0], 3: [0, -90], 4: [0, 90], 5: [90, 0], 6: [0, 180] };
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** How often something has been thrown while it was looked at: each time it turns further. */
function useTurns(name: string): number {
  const thrown = useTable().thrown.value.get(name)?.times ?? 0;
  const [before] = useState(thrown);
  return thrown - before;
}

/** How long it turns: at no speed, not at all. */
function turning(): { transitionDuration: string } {
  return { transitionDuration: speed.value === 0 ? "0s" : `${TURNS_FOR / pace()}ms` };
}

/** A die of the table's: its number, or just what was thrown. */
export function Die({ name, label, value, high }: { name: string; label: string; value: number; high: number }) {
  const turns = useTurns(name);
  const [lying, standing] = TURNED[value] ?? [0, 0];
  return (
    <span class="instrument die" role="img" aria-label={`${label} ${value}`}>
      {high <= CUBE && value in TURNED ? (
        <span class="cube" style={{ transform: `rotateX(${lying + 360 * turns}deg) rotateY(${standing + 720 * turns}deg)`, ...turning() }}>
          {FACES.map((face) => (
            <Face key={face} face={face} />
          ))}
        </span>
      ) : (
        <b class="token" key={turns}>
          {value}
        </b>
      )}
    </span>
  );
}

function Face({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 30 30" class={`f${face}`} aria-hidden="true">
      <rect width="30" height="30" rx="5" />
      {PIPS[face]?.map(([x, y]) => <circle key={`${x}${y}`} cx={7 + x * 8} cy={7 + y * 8} r="2.900" />)}
    </svg>
  );
}

/** An arrow on a dial of all its values. */
export function Arrow({ number, value }: { number: NumberFacts; value: number }) {
  const store = useTable();
  const { Sign } = useSkin();
  const words = store.words.value;
  const turns = useTurns(number.name);
  const steps = stepsOf(number, words);
  const each = 360 / steps.length;
  const at = value - number.low;
  const name = words?.numbers[number.label] ?? number.name;
  return (
    <span class="instrument arrow" role="img" aria-label={`${name} ${steps[at]?.words ?? at}`}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="47" class="dial" />
        {steps.map((step, n) => {
          const angle = ((n * each - 90) * Math.PI) / 180;
          return (
            <g key={step.value} class={n === at ? "on" : ""}>
              <path d={`M${Math.cos(angle + (each * Math.PI) / 360) * 30} ${Math.sin(angle + (each * Math.PI) / 360) * 30}L${Math.cos(angle + (each * Math.PI) / 360) * 47} ${Math.sin(angle + (each * Math.PI) / 360) * 47}`} />
              <text x={Math.cos(angle) * 38.500} y={Math.sin(angle) * 38.500}>
                {step.id === "" ? step.words : initialsOf(step.words, steps.length)}
              </text>
            </g>
          );
        })}
        <g class="needle" style={{ transform: `rotate(${at * each + 720 * turns}deg)`, ...turning() }}>
          <path d="M0 -31L7 -15 3 -16 3 22a3 3 0 0 1-6 0V-16l-4 1z" />
        </g>
        <circle r="5" class="pin" />
      </svg>
      <span class="says" key={turns} aria-hidden="true">
        {steps[at]?.id && <Sign scale={number.counts} id={steps[at].id} />} {steps[at]?.words}
      </span>
    </span>
  );
}

/** As much of a name as there is room for. */
function initialsOf(name: string, among: number): string {
  return [...name].slice(0, among > 8 ? 2 : 4).join("");
}

/** What was thrown just now and lies in no number. */
export function Thrown({ known }: { known: readonly string[] }) {
  const store = useTable();
  const loose = [...store.thrown.value].filter(([name, { shown }]) => shown && !known.includes(name));
  return (
    <>
      {loose.map(([name, { value }]) => (
        <Die key={name} name={name} label={name} value={value} high={CUBE} />
      ))}
    </>
  );
}
