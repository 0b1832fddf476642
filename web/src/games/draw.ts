/** How pictures are drawn: as markup, put together once and laid into every copy of a card. Lines are `currentColor`. */

/** A line is so wide, everywhere; details are drawn finer. */
export const LINE = 2.2;
export const FINE = 1.5;

const round = (n: number) => Math.round(n * 10) / 10;

/** A drawing in an ink: lines have round ends and corners. */
export function inked(ink: string, drawn: string): string {
  return `<g class="picture" color="${ink}" stroke="currentColor" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
}

/** Flat colour inside a line. */
export function shape(paint: string, d: string, more = ""): string {
  return `<path fill="${paint}" d="${d}"${more}/>`;
}

/** Flat colour without a line. */
export function flat(paint: string, d: string, more = ""): string {
  return `<path fill="${paint}" stroke="none" d="${d}"${more}/>`;
}

/** A line alone. */
export function line(d: string, width = LINE, paint = ""): string {
  return `<path fill="none"${paint === "" ? "" : ` stroke="${paint}"`} stroke-width="${width}" d="${d}"/>`;
}

export function disc(x: number, y: number, r: number, paint: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
}

export function spot(x: number, y: number, r: number, paint = "currentColor", more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}" stroke="none"${more}/>`;
}

export function ring(x: number, y: number, r: number, paint: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke-width="${width + 2 * LINE}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;
}

export function box(x: number, y: number, w: number, h: number, paint: string, r = 1.5): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}"/>`;
}

/** A stroke in a colour of its own with a line around: limbs, tubes, handles. */
export function limb(paint: string, d: string, width: number): string {
  return line(d, width + 2 * LINE) + line(d, width, paint);
}

/** The same drawing elsewhere, larger or smaller, turned; outlines stay as wide as they are. */
export function at(x: number, y: number, drawn: string, scale = 1, turn = 0): string {
  const size = scale === 1 ? "" : ` scale(${scale})" stroke-width="${(LINE / scale).toFixed(2)}`;
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${size}">${drawn}</g>`;
}

/** The same drawing seen in a mirror that stands at x. */
export function mirrored(x: number, drawn: string): string {
  return `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${drawn}</g>`;
}

/** Screen dots that grow from row to row, as cheap print has them. */
export function dots(paint: string, top: number, rows: number, from: number, to: number): string {
  let out = "";
  for (let row = 0; row < rows; row++) {
    const width = from + ((to - from) * row) / Math.max(1, rows - 1);
    out += `<path d="M${1 + (row % 2) * 3} ${top + row * 4}H100" stroke-dasharray="0 6" stroke-width="${width.toFixed(1)}"/>`;
  }
  return `<g fill="none" stroke="${paint}">${out}</g>`;
}

/** Rays from a point, as on a poster. */
export function rays(paint: string, x = 57, y = 56, count = 12): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i * 2 * Math.PI) / count, ((i + 0.5) * 2 * Math.PI) / count];
    const corner = (turn: number) => `${round(x + 130 * Math.cos(turn))} ${round(y + 130 * Math.sin(turn))}`;
    d += `M${x} ${y}L${corner(a)} ${corner(b)}z`;
  }
  return flat(paint, d);
}

/** A star of so many points; a small one of four is a gleam, and has no line. */
export function star(x: number, y: number, r: number, paint: string, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [size, a] = [i % 2 === 0 ? r : r * inner, (i * Math.PI) / points - Math.PI / 2];
    return `${round(x + size * Math.cos(a))} ${round(y + size * Math.sin(a))}`;
  });
  return (r < 8 && points === 4 ? flat : shape)(paint, `M${corners.join("L")}z`);
}

/** A heart in a box of 20 by 18 around (x, y). */
export function heart(x: number, y: number, scale: number, paint: string, turn = 0): string {
  return at(x, y, shape(paint, "M0 9C-9 3-10-2-8-6s7-4 8 0c1-4 6-4 8 0s1 9-8 15z"), scale, turn);
}
