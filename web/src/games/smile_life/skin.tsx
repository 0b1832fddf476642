/** Smile Life: sunny pop print, in coral, turquoise, lemon and ink blue. */
import type { CardFace } from "../../protocol";
import type { Skin } from "../skin";
import { CORAL, dots, FINE, INK, LINE, PAPER } from "./ink";
import { pictureOf } from "./pictures";
import { type Chapter, chapterOf, SMALL, type SmallSign } from "./signs";
import { street } from "./table";
import { smileMarkup } from "./smile";
import "./inks.css";
import "./smile_life.css";

const DRAWN = new Map<string, string>();

/** A face as markup: the same for all copies of a card, so it is put together once. */
function drawing(face: CardFace): string {
  const known = DRAWN.get(face.id);
  if (known !== undefined) return known;
  const chapter = chapterOf(face.kind);
  const drawn =
    `<g class="picture" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">${pictureOf(face.id)}</g>` +
    `<path class="frame" fill="${PAPER}" fill-rule="evenodd" d="M-1-1h102v142H-1zM9 3.500A5.500 5.500 0 0 0 3.500 9v122a5.500 5.500 0 0 0 5.500 5.500h82a5.500 5.500 0 0 0 5.500-5.500V9A5.500 5.500 0 0 0 91 3.500z"/>` +
    `<path class="foot" fill="${chapter.band}" stroke="${INK}" stroke-width="${FINE}" d="M3.500 112h93v19a5.500 5.500 0 0 1-5.500 5.500H9a5.500 5.500 0 0 1-5.500-5.500z"/>` +
    terms(face) +
    tab(face, chapter) +
    `<g class="mini"><path fill="${chapter.band}" d="M-1-1h102v142H-1z"/><path fill="${chapter.on}" transform="translate(50 66) scale(3.900)" fill-rule="evenodd" d="${chapter.sign}"/></g>`;
  DRAWN.set(face.id, drawn);
  return drawn;
}

const number = (face: CardFace, name: string) => Number(face.facts?.[name] ?? 0);

/** What a thumb leaves visible: the chapter, what is asked for, what is brought, the smiles two by two. */
function tab(face: CardFace, chapter: Chapter): string {
  const smiles = number(face, "smiles");
  let y = 25;
  let inside = `<path fill="${chapter.on}" transform="translate(16 14.500) scale(.92)" fill-rule="evenodd" d="${chapter.sign}"/>`;
  for (const [value, unit] of valuesOf(face)) {
    inside += `<rect x="4.500" y="${y - 0.500}" width="23" height="14" rx="4" fill="${PAPER}"/><text x="${value > 9 ? 10.800 : 10.500}" y="${y + 11}"${value > 9 ? ' class="two"' : ""}>${value}</text><g transform="translate(${value > 9 ? 21.500 : 20.500} ${y + 6.500}) scale(${value > 9 ? 0.760 : 0.920})">${SMALL[unit]}</g>`;
    y += 15;
  }
  const rows = Math.ceil(smiles / 2);
  for (let i = 0; i < smiles; i++) {
    const alone = i === smiles - 1 && i % 2 === 0;
    inside += smileMarkup(alone ? 16 : 10.200 + (i % 2) * 11.500, y + 5.500 + Math.floor(i / 2) * 12, 5.200);
  }
  const bottom = y + rows * 12 + (rows > 0 ? 0.500 : 0);
  return `<g class="tab"><path fill="${chapter.band}" stroke="${INK}" stroke-width="${FINE}" d="M3 3H28.500V${bottom - 5}a5 5 0 0 1-5 5H3z"/>${inside}</g>`;
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
  const left = 96.500 - signs.length * 14 - 1;
  const inside = signs.map((sign, at) => `<g transform="translate(${left + 8 + at * 14} 10.500)">${SMALL[sign]}</g>`).join("");
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

/** The back: a smile that rises, in two inks. */
const BACK =
  `<path fill="${PAPER}" d="M-1-1h102v142H-1z"/><path fill="${CORAL}" d="M9 4.500h82a4.500 4.500 0 0 1 4.500 4.500v122a4.500 4.500 0 0 1-4.500 4.500H9A4.500 4.500 0 0 1 4.500 131V9A4.500 4.500 0 0 1 9 4.500z"/>` +
  `<g clip-path="inset(4.500px round 5px)"><g transform="translate(0 -6)">${dots("#ff9180", 8, 38, 3.400, 3.400)}</g></g>` +
  `<path fill="none" stroke="${PAPER}" stroke-width="1.600" d="M13 9.500h74a3.500 3.500 0 0 1 3.500 3.500v114a3.500 3.500 0 0 1-3.500 3.500H13a3.500 3.500 0 0 1-3.500-3.500V13A3.500 3.500 0 0 1 13 9.500z"/>` +
  smileMarkup(50, 70, 27) +
  smileMarkup(22, 22, 6) +
  smileMarkup(78, 22, 6) +
  smileMarkup(22, 118, 6) +
  smileMarkup(78, 118, 6);

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
