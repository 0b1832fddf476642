/** Smile Life: sunny pop print, in coral, turquoise, lemon and ink blue. */
import type { CardFace } from "../../protocol";
import type { Skin } from "../skin";
import { CORAL, disc, dots, FINE, flat, INK, inked, LEMON, line, PAPER, rays, shape, WHITE } from "./ink";
import { pictureOf } from "./pictures";
import { type Chapter, chapterOf, SMALL, type SmallSign } from "./signs";
import { street } from "./table";
import { smileMarkup } from "./smile";
import "./inks.css";
import "./smile_life.css";

/** The margin of the paper, laid over whatever a picture leaves hanging out. */
const FRAME = `<path class="frame" fill="${PAPER}" fill-rule="evenodd" d="M-1-1h102v142H-1zM9 3.5A5.5 5.5 0 0 0 3.5 9v122a5.5 5.5 0 0 0 5.5 5.5h82a5.5 5.5 0 0 0 5.5-5.5V9A5.5 5.5 0 0 0 91 3.5z"/>`;

const DRAWN = new WeakMap<CardFace, string>();

/** A face as markup: the same for all copies of a card, so it is put together once. */
function drawing(face: CardFace): string {
  const known = DRAWN.get(face);
  if (known !== undefined) return known;
  const chapter = chapterOf(face.kind);
  const drawn =
    inked(INK, pictureOf(face.id)) +
    FRAME +
    `<path class="foot" fill="${chapter.band}" stroke="${INK}" stroke-width="${FINE}" d="M3.5 112h93v19a5.5 5.5 0 0 1-5.5 5.5H9a5.5 5.5 0 0 1-5.5-5.5z"/>` +
    terms(face) +
    tab(face, chapter) +
    mini(face, chapter);
  DRAWN.set(face, drawn);
  return drawn;
}

const number = (face: CardFace, name: string) => Number(face.facts?.[name] ?? 0);

/** What a thumb leaves visible: the chapter, what is asked for, what is brought, the smiles two by two. */
function tab(face: CardFace, chapter: Chapter): string {
  const smiles = number(face, "smiles");
  let y = 25;
  let inside = `<path fill="${chapter.on}" transform="translate(16 14.5) scale(.92)" fill-rule="evenodd" d="${chapter.sign}"/>`;
  for (const [value, unit] of valuesOf(face)) {
    inside += `<rect x="4.5" y="${y - 0.5}" width="23" height="14" rx="4" fill="${PAPER}"/><text x="${value > 9 ? 10.8 : 10.5}" y="${y + 11}"${value > 9 ? ' class="two"' : ""}>${value}</text><g transform="translate(${value > 9 ? 21.5 : 20.5} ${y + 6.5}) scale(${value > 9 ? 0.76 : 0.92})">${SMALL[unit]}</g>`;
    y += 15;
  }
  const rows = Math.ceil(smiles / 2);
  for (let i = 0; i < smiles; i++) {
    const alone = i === smiles - 1 && i % 2 === 0;
    inside += smileMarkup(alone ? 16 : 10.2 + (i % 2) * 11.5, y + 5.5 + Math.floor(i / 2) * 12, 5.2);
  }
  const bottom = y + rows * 12 + (rows > 0 ? 0.5 : 0);
  return `<g class="tab"><path fill="${chapter.band}" stroke="${INK}" stroke-width="${FINE}" d="M3 3H28.5V${bottom - 5}a5 5 0 0 1-5 5H3z"/>${inside}</g>`;
}

/** For cards as small as a stamp: the chapter alone, and a level where it has one. */
function mini(face: CardFace, chapter: Chapter): string {
  const level = face.kind === "study" || face.kind === "salary" ? number(face, "level") : 0;
  const sign = (x: number, y: number, scale: number) =>
    `<path fill="${chapter.on}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale})" d="${chapter.sign}"/>`;
  return (
    `<g class="stamp"><path fill="${chapter.band}" stroke="${INK}" stroke-width="3" d="M-3-3H49V41a8 8 0 0 1-8 8H-3z"/>${sign(24, 25, 1.85)}</g>` +
    `<g class="mini"><path fill="${chapter.band}" d="M-1-1h102v142H-1z"/>${sign(50, level > 0 ? 42 : 68, level > 0 ? 3.3 : 4)}` +
    (level > 0 ? `<text class="level" x="50" y="128" fill="${chapter.on}">${level}</text></g>` : "</g>")
  );
}

function valuesOf(face: CardFace): [number, SmallSign][] {
  switch (face.kind) {
    case "job":
      return [
        [number(face, "level"), "cap"],
        [number(face, "wage"), "coin"],
      ];
    case "study":
      return [[number(face, "level"), "cap"]];
    case "salary":
      return [[number(face, "level"), "coin"]];
    case "house":
    case "travel":
      return [[number(face, "price"), "wad"]];
    case "inheritance":
      return [[number(face, "wads"), "wad"]];
    default:
      return [];
  }
}

/** A row of signs in the other corner: the status of a job, an advantage, a prize to be won; what a flirt allows. */
function terms(face: CardFace): string {
  const { status, power, prize, child } = face.facts ?? {};
  const signs: SmallSign[] = [];
  if (status === "official" || status === "temporary") signs.push(status);
  if (power !== undefined) signs.push("power");
  if (prize !== undefined) signs.push("prize");
  if (child !== undefined) signs.push("child");
  if (signs.length === 0) return "";
  const left = 96.5 - signs.length * 14 - 1;
  const inside = signs.map((sign, at) => `<g transform="translate(${left + 8 + at * 14} 10.5)">${SMALL[sign]}</g>`).join("");
  return `<g class="terms"><path fill="${PAPER}" stroke="${INK}" stroke-width="${FINE}" d="M97 3H${left}v10a5 5 0 0 0 5 5H97z"/>${inside}</g>`;
}

function Face({ face }: { face: CardFace }) {
  const { band, on } = chapterOf(face.kind);
  return (
    <div class="life-face" style={{ "--band": band, "--on": on }}>
      <svg viewBox="0 0 100 140" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing(face) }} />
      <span class="name">{face.name}</span>
    </div>
  );
}

/** The back: a smile that rises. */
const BACK =
  inked(
    INK,
    flat(CORAL, "M0 0h100v140H0z") +
      rays("#ff8f78", 50, 70, 14) +
      dots("#ffab98", 4, 9, 4.4, 0.4) +
      dots("#ffab98", 104, 9, 0.4, 4.4) +
      disc(50, 70, 29, LEMON) +
      shape(WHITE, "M31 70h38c0 24-38 24-38 0z") +
      line("M33 77c11 3 23 3 34 0M41 70.5v15M50 70.5v17M59 70.5v15", 1.3) +
      line("M34 61c1-6 9-6 10 0M56 61c1-6 9-6 10 0M27 68l5 4M73 68l-5 4"),
  ) + FRAME;

function Back() {
  return <svg viewBox="0 0 100 140" aria-hidden="true" dangerouslySetInnerHTML={{ __html: BACK }} />;
}

function Sign({ id }: { scale: string; id: string }) {
  return <span class="sign letter">{id.slice(0, 1).toUpperCase()}</span>;
}

export const smileLife: Skin = {
  className: "smile_life",
  Face,
  Back,
  Sign,
  piles: { draw: "draw" },
  ...street,
};
