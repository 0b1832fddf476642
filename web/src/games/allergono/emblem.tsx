/** The lid of Allergono: a nose, and what is after it. */
import { Grain, Shape } from "./shapes";
import "./inks.css";

/** Rays from where it tickles. */
const RAYS = Array.from({ length: 14 }, (_, i) => {
  const corner = (turn: number) => `${Math.round(100 + 170 * Math.cos(turn))} ${Math.round(106 + 170 * Math.sin(turn))}`;
  return `M100 106L${corner((i * Math.PI) / 7)} ${corner(((i + 0.5) * Math.PI) / 7)}z`;
}).join("");

export function Emblem() {
  return (
    <svg viewBox="0 0 200 150" class="emblem" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="200" height="150" class="sky" />
      <path d={RAYS} class="ray" />
      <Shape shape="leaf" size={74} x={26} y={126} class="shape of-green" />
      <Shape shape="leaf" size={74} x={176} y={128} class="shape of-green" />
      <path
        class="nose"
        d="M91 8c12 0 15 14 19 38 6 28 30 36 30 60 0 20-17 29-40 27-24 2-42-8-42-27 0-22 22-34 25-62 1-22-3-36 8-36z"
      />
      <circle cx="102" cy="94" r="17" class="blush" />
      <path class="nostril" d="M76 122c5-8 14-8 18-1M108 121c5-7 14-6 18 1M66 104c-4 4-4 10-2 14M134 102c4 4 5 10 3 15" />
      <Mischief x={40} y={44} r={18} />
      <Mischief x={163} y={78} r={15} />
      <Grain x={137} y={34} r={7} />
      <Grain x={60} y={84} r={5.5} />
      <Grain x={18} y={84} r={5} />
      <Grain x={70} y={22} r={4} />
    </svg>
  );
}

/** A grain of pollen that is up to something. */
function Mischief({ x, y, r }: { x: number; y: number; r: number }) {
    return (
    <>
      <Grain x={x} y={y} r={r} />
      <path d="M-6.5-5l5 2.5M6.5-5l-5 2.5M-4-.5h.01M4-.5h.01M-5 4.5c2 4 8 4 10 0" class="nostril" transform={`translate(${x} ${y}) scale(${r / 13})`} />
    </>
  );
}
