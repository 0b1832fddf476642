/** Places and the pawns that stand on them: few in a row, many in a ring round the middle. A pawn walks, place by place. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { COLOURS, inkOn, paint } from "../colours";
import type { NumberFacts } from "../protocol";
import { still } from "../settings";
import { initialOf } from "../ui/portrait";
import { pace } from "./choreographer";
import { useTable } from "./context";
import { stepsOf } from "./numbers";
import { passed, ring, type Ring } from "./ring";

const ROW = 6; // places that lie in a row
const STEP = 130; // milliseconds from place to place
const LONGEST_WALK = 1100;
const CLOSE = 0.36; // of a place, between two pawns
const SPREAD = 0.95; // of a place, for all of them
const NARROW = 46; // pixels below which a place bears no name

export function Board({ name, pawns }: { name: string; pawns: readonly NumberFacts[] }) {
  const store = useTable();
  const words = store.words.value;
  const box = useRef<HTMLOListElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [first] = pawns;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  if (first === undefined) return null;
  const steps = stepsOf(first, words);
  const places = steps.length > ROW ? ring(steps.length, size.width, size.height) : row(steps.length, size.width, size.height);
  return (
    <ol class={`board ${steps.length > ROW ? "in-ring" : "in-row"} ${places.cell < NARROW ? "narrow" : ""}`} ref={box} aria-label={words?.numbers[first.label] ?? name} style={{ "--cell": `${places.cell}px` }}>
      {size.width > 0 &&
        steps.map((step, at) => (
          <li key={step.value} class="spot" style={{ transform: centred(places.places[at], places.cell) }}>
            <span>{step.words}</span>
            <span class="sr">{standing(step.value)}</span>
          </li>
        ))}
      {size.width > 0 && pawns.map((pawn, at) => <Pawn key={pawn.label} pawn={pawn} places={places} aside={aside(pawn, at)} low={first.low} />)}
    </ol>
  );

  function standing(value: number): string {
    return pawns
      .filter((pawn) => pawn.value === value)
      .map((pawn) => store.seatName(pawn.owner ?? 0))
      .join(", ");
  }

  /** Pawns on one place stand beside each other. */
  function aside(pawn: NumberFacts, at: number): number {
    const there = pawns.filter((other) => other.value === pawn.value);
    return (there.indexOf(pawns[at] ?? pawn) - (there.length - 1) / 2) * Math.min(CLOSE, SPREAD / there.length);
  }
}

function row(count: number, width: number, height: number): Ring {
  const cell = Math.floor(Math.min(height, width / count));
  return { cell, places: Array.from({ length: count }, (_, at) => ({ x: ((at + 0.5) / count) * width, y: height / 2 })) };
}

function centred(place: { x: number; y: number } | undefined, cell: number): string {
  return `translate(${(place?.x ?? 0) - cell / 2}px, ${(place?.y ?? 0) - cell / 2}px)`;
}

function Pawn({ pawn, places, aside, low }: { pawn: NumberFacts; places: Ring; aside: number; low: number }) {
  const store = useTable();
  const piece = useRef<HTMLLIElement>(null);
  const at = (pawn.value ?? low) - low;
  const [stood, stand] = useState(at);
  const seat = pawn.owner ?? 0;
  const colour = store.house.value?.seats[seat]?.colour || COLOURS[seat % COLOURS.length] || "";
  const on = (place: number) => `${centred(places.places[place], places.cell)} translateX(${aside * places.cell}px)`;
  useLayoutEffect(() => {
    if (stood === at) return;
    stand(at);
    if (still()) return;
    const way = [stood, ...passed(stood, at, places.places.length)];
    const ms = Math.min(LONGEST_WALK, STEP * (way.length - 1)) / pace();
    piece.current?.animate(
      way.flatMap((place, n) => (n === 0 ? [{ transform: on(place) }] : [{ transform: `${on(place)} translateY(-9px)`, offset: (n - 0.3) / (way.length - 1) }, { transform: on(place), offset: n / (way.length - 1) }])),
      { duration: ms, easing: "linear" },
    );
  }, [at]);
  return (
    <li class="pawn" ref={piece} aria-hidden="true" style={{ transform: on(at) }}>
      <svg viewBox="0 0 40 52" style={{ color: paint(colour) }}>
        <path d="M20 2a10.500 10.500 0 0 1 6.500 18.800C28 29 32 35 35 44c1 4-2 6-15 6S4 48 5 44c3-9 7-15 8.500-23.200A10.500 10.500 0 0 1 20 2z" />
        <text x="20" y="43" fill={inkOn(colour)}>
          {initialOf(store.seatName(seat))}
        </text>
      </svg>
    </li>
  );
}
