/** The inks of Smile Life and how they are put on paper. A picture is markup in a box of 100 by 140, drawn once. */

export const INK = "#1f2550";
export const PAPER = "#fff6e3";
export const WHITE = "#fffdf6";
export const CORAL = "#ff6b57";
export const BRICK = "#d63f2c";
export const BLUSH = "#ffc4b4";
export const TURQUOISE = "#22b8b0";
export const LAGOON = "#0d7d80";
export const MINT = "#bdeae2";
export const LEMON = "#ffd335";
export const GOLD = "#f0a800";
export const CREAM = "#fff0b8";
export const SKY = "#8fd0f5";
export const BLUE = "#2f6fd0";
export const NAVY = "#2b3f92";
export const LIME = "#a5cc3f";
export const LEAF = "#4f9a3a";
export const LILAC = "#c9b4ee";
export const PLUM = "#7a3f9c";
export const WOOD = "#b9713a";
export const BARK = "#7d4526";
export const STEEL = "#b9c6d8";
export const SLATE = "#5d6b8e";
export const NIGHT = "#262150";

/** A line is so wide, everywhere; details are drawn finer. */
export const LINE = 2.2;
export const FINE = 1.5;

const round = (n: number) => Math.round(n * 10) / 10;

/** Flat colour inside a line of ink. */
export function shape(paint: string, d: string, more = ""): string {
  return `<path fill="${paint}" d="${d}"${more}/>`;
}

/** Flat colour without a line. */
export function flat(paint: string, d: string, more = ""): string {
  return `<path fill="${paint}" stroke="none" d="${d}"${more}/>`;
}

/** A line alone. */
export function line(d: string, width = LINE, paint = INK): string {
  return `<path fill="none" stroke="${paint}" stroke-width="${width}" d="${d}"/>`;
}

export function disc(x: number, y: number, r: number, paint: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
}

export function spot(x: number, y: number, r: number, paint = INK): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}" stroke="none"/>`;
}

export function box(x: number, y: number, w: number, h: number, paint: string, r = 1.5): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}"/>`;
}

/** A line in two colours of its own: ink around, paint within. For limbs, tubes, handles. */
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
    if (width <= 0) continue;
    const shift = row % 2 === 0 ? 0 : 3;
    out += `<path d="M${1 + shift} ${top + row * 4}H100" stroke-dasharray="0 6" stroke-width="${width.toFixed(1)}"/>`;
  }
  return `<g fill="none" stroke="${paint}">${out}</g>`;
}

/** What is behind: one flat ink, dots of another that rise from below. */
export function ground(paint: string, screen: string): string {
  return flat(paint, "M0 0h100v140H0z") + dots(screen, 54, 16, 0.4, 5.2);
}

/** A sun behind whoever is shown: a disc, and its outline printed a little beside it. */
export function halo(paint: string, x = 57, y = 54, r = 33): string {
  return spot(x, y, r, paint) + `<circle cx="${x + 1.6}" cy="${y + 1.3}" r="${r}" fill="none" stroke-width="1.1"/>`;
}

/** Rays from a point, as on a poster. */
export function rays(paint: string, x = 57, y = 56, count = 12, turn = 0): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = ((i + turn) * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    const [far, p] = [130, (n: number) => n.toFixed(1)];
    d += `M${x} ${y}L${p(x + far * Math.cos(a))} ${p(y + far * Math.sin(a))} ${p(x + far * Math.cos(b))} ${p(y + far * Math.sin(b))}z`;
  }
  return flat(paint, d);
}

/** A star of so many points; a small one of four is a gleam, and has no line. */
export function star(x: number, y: number, r: number, paint: string, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [size, a] = [i % 2 === 0 ? r : r * inner, (i * Math.PI) / points - Math.PI / 2];
    return `${(x + size * Math.cos(a)).toFixed(1)} ${(y + size * Math.sin(a)).toFixed(1)}`;
  });
  return r < 8 && points === 4 ? flat(paint, `M${corners.join("L")}z`) : shape(paint, `M${corners.join("L")}z`);
}

/** A heart with its point at the bottom of a box of 20 by 18 around (x, y). */
export function heart(x: number, y: number, scale: number, paint: string, turn = 0): string {
  const d = "M0 9C-9 3-10-2-8-6s7-4 8 0c1-4 6-4 8 0s1 9-8 15z";
  return `<path fill="${paint}" d="${d}" stroke-width="${(LINE / scale).toFixed(2)}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;
}
