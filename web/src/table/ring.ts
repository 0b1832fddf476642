/** Where places lie that go round the table: evenly along a rectangle with round corners, clockwise from the top left. */

export interface Ring {
  /** The width and height of a place. */
  cell: number;
  /** The middles of the places. */
  places: readonly { x: number; y: number }[];
}

const WIDEST = 104;
const APART = 0.88; // of the way to the next place, as much as a place takes
const ROUND = 0.32; // the radius of the corners, of the shorter side

export function ring(count: number, width: number, height: number): Ring {
  let cell = WIDEST;
  // The way gets longer as the places get smaller, so a few rounds find a size that fits.
  for (let round = 0; round < 8; round++) cell = Math.min(WIDEST, height / 3, (APART * wayRound(width - cell, height - cell)) / count);
  const [w, h] = [Math.max(1, width - cell), Math.max(1, height - cell)];
  const all = wayRound(w, h);
  const places = Array.from({ length: count }, (_, at) => {
    const { x, y } = alongWay(((at + 0.5) / count) * all, w, h);
    return { x: x + cell / 2, y: y + cell / 2 };
  });
  return { cell: Math.floor(cell), places };
}

const radius = (w: number, h: number): number => ROUND * Math.min(w, h);

function wayRound(w: number, h: number): number {
  const r = radius(w, h);
  return 2 * (w + h - 4 * r) + 2 * Math.PI * r;
}

/** The point after so much of the way, from the end of the top left corner on. */
function alongWay(far: number, w: number, h: number): { x: number; y: number } {
  const r = radius(w, h);
  const quarter = (Math.PI * r) / 2;
  let left = far;
  const sides = [
    { length: w - 2 * r, from: [r, 0], way: [1, 0], corner: [w - r, r], begins: -Math.PI / 2 },
    { length: h - 2 * r, from: [w, r], way: [0, 1], corner: [w - r, h - r], begins: 0 },
    { length: w - 2 * r, from: [w - r, h], way: [-1, 0], corner: [r, h - r], begins: Math.PI / 2 },
    { length: h - 2 * r, from: [0, h - r], way: [0, -1], corner: [r, r], begins: Math.PI },
  ] as const;
  for (const { length, from, way, corner, begins } of sides) {
    if (left <= length) return { x: from[0] + way[0] * left, y: from[1] + way[1] * left };
    left -= length;
    if (left <= quarter) {
      const angle = begins + left / r;
      return { x: corner[0] + Math.cos(angle) * r, y: corner[1] + Math.sin(angle) * r };
    }
    left -= quarter;
  }
  return { x: r, y: 0 };
}

/** The places that a pawn passes on the shorter way round: not where it stood, but where it stops. */
export function passed(from: number, to: number, count: number): number[] {
  const ahead = (((to - from) % count) + count) % count;
  const step = ahead <= count / 2 ? 1 : -1;
  const steps = step === 1 ? ahead : count - ahead;
  return Array.from({ length: steps }, (_, at) => (((from + step * (at + 1)) % count) + count) % count);
}
