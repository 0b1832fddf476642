/** The shapes of Allergono, drawn in a box of 40 by 40: every colour has one, so that nobody needs to tell colours. */
export const SHAPES: Readonly<Record<string, string>> = {
  // A bell, for red: the alarm of the symptoms.
  bell: "M20 4a3 3 0 0 1 3 3c5 1 8 5.500 8 12v6l4 6H5l4-6v-6C9 12.500 12 8 17 7a3 3 0 0 1 3-3zM15.500 33h9a4.500 4.500 0 0 1-9 0z",
  // A sun, for yellow: pollen in flight.
  sun: "M20 11a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM18.500 2h3l1 6h-5zM18.500 38h3l1-6h-5zM2 18.500v3l6 1v-5zM38 18.500v3l-6 1v-5zM6.200 8.300l2.100-2.100 5 3.500-3.500 3.500zM33.800 31.700l-2.100 2.100-5-3.500 3.500-3.500zM31.700 6.200l2.100 2.100-3.500 5-3.500-3.500zM8.300 33.800l-2.100-2.100 3.500-5 3.500 3.500z",
  // A leaf, for green: ragweed.
  leaf: "M20 2c3 5 4 8 3.500 11 3-2.500 6.500-3.500 11.500-3-1.500 5-4 7.500-7.500 9 4 .2 7 1.500 10.500 5-5 2.500-8.700 2.500-12.500 1 1.500 2.800 2 5.500 1 9.500-2.800-1-4.300-2.300-5-4.300V38h-3v-7.800c-.7 2-2.200 3.300-5 4.300-1-4-.5-6.700 1-9.500-3.800 1.500-7.500 1.500-12.500-1 3.500-3.500 6.500-4.800 10.500-5C9 17.500 6.500 15 5 10c5-.5 8.500.5 11.500 3C16 10 17 7 20 2z",
  // A drop, for blue: what washes it away.
  drop: "M20 2c7 9.500 12 16 12 23a12 12 0 0 1-24 0C8 18 13 11.500 20 2z",
  // The moon, for mauve: the cards of the night.
  moon: "M26 4a17 17 0 1 0 10.500 23.500A14.500 14.500 0 0 1 26 4z",
};

export function Shape({ shape, size, x, y, class: name = "shape" }: ShapeProps) {
  const path = SHAPES[shape ?? ""];
  return path === undefined ? null : (
    <path d={path} class={name} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`} />
  );
}

interface ShapeProps {
  shape: string | undefined;
  size: number;
  x: number;
  y: number;
  class?: string;
}

/** A grain of pollen, round and spiked. */
export function Grain({ x, y, r, class: name = "grain" }: { x: number; y: number; r: number; class?: string }) {
  const spikes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${x + cos * r * 0.9} ${y + sin * r * 0.9}L${x + cos * r * 1.34} ${y + sin * r * 1.34}`;
  });
  return (
    <g class={name}>
      <path d={spikes.join("")} class="spikes" stroke-width={r * 0.22} />
      <circle cx={x} cy={y} r={r} />
      <circle cx={x - r * 0.3} cy={y - r * 0.3} r={r * 0.28} class="gleam" />
    </g>
  );
}
