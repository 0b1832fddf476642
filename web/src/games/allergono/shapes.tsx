/** The shapes of Allergono, drawn in a box of 40 by 40: every colour has one, so that nobody needs to tell colours. */
export const SHAPES: Readonly<Record<string, string>> = {
  // A bell, for red: the alarm of the symptoms.
  bell: "M20 4a3 3 0 0 1 3 3c5 1 8 5.5 8 12v6l4 6H5l4-6v-6C9 12.5 12 8 17 7a3 3 0 0 1 3-3zM15.5 33h9a4.5 4.5 0 0 1-9 0z",
  // A sun, for yellow: pollen in flight.
  sun: "M20 11a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM18.5 2h3l1 6h-5zM18.5 38h3l1-6h-5zM2 18.5v3l6 1v-5zM38 18.5v3l-6 1v-5zM6.2 8.3l2.1-2.1 5 3.5-3.5 3.5zM33.8 31.7l-2.1 2.1-5-3.5 3.5-3.5zM31.7 6.2l2.1 2.1-3.5 5-3.5-3.5zM8.3 33.8l-2.1-2.1 3.5-5 3.5 3.5z",
  // A sprig, for green: ragweed.
  leaf: "M20 1c6.5 5 8.5 12 5.5 19-1.5 3-3.5 4.5-5.5 5.5-2-1-4-2.5-5.5-5.5C11.5 13 13.500 6 20 1zM17 32C8.5 33 2.5 28 1.5 18.5c8.5.5 14.5 5 15.5 13.5zM23 32c8.5 1 14.5-4 15.5-13.5-8.5.5-14.5 5-15.5 13.5zM18.5 25.5h3V39h-3z",
  // A drop, for blue: what washes it away.
  drop: "M20 2c7 9.5 12 16 12 23a12 12 0 0 1-24 0C8 18 13 11.5 20 2z",
  // The moon, for mauve: the cards of the night.
  moon: "M26 4a17 17 0 1 0 10.5 23.5A14.5 14.5 0 0 1 26 4z",
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
