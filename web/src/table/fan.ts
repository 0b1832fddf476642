/** Where the cards of a hand lie: a fan, in two rows when there are too many for one, never too close to be touched. */

export interface Fan {
  width: number;
  cards: { x: number; y: number; turn: number }[];
}

const TALL = 1.4; // a card is so many times as high as it is wide
const TURNED = 1.28; // the width of the outermost cards, which lie turned
const LIFT = 22; // room for a card that is raised
const FOOT = 8; // room below the cards
const LEAST_STEP = 27; // visible and touchable of every card
const CORNER = 0.7; // of its width: what stands in the corner of a card, all of which shows in a row behind
const ROOMIEST = 0.8; // of its width, the most that a card shows beside the next
const WIDEST = 132;

export function fan(count: number, width: number, height: number): Fan {
  const rows = rowsFor(count, width, height);
  const perRow = Math.ceil(count / rows);
  const sag = perRow > 2 ? Math.min(16, perRow * 2) : 0;
  const card = cardWidth(width, height, rows, sag);
  const below = rowHeight(card, rows, height, sag);
  const top = Math.max(LIFT, (height - FOOT - sag - card * TALL - (rows - 1) * below) * 0.6);
  const cards = [];
  for (let at = 0; at < count; at++) {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const middle = (inRow - 1) / 2;
    const off = at - row * perRow - middle;
    const step = inRow > 1 ? Math.min(card * ROOMIEST, (width - card * TURNED) / (inRow - 1)) : 0;
    const bend = middle > 0 ? off / middle : 0;
    const spread = Math.min(9, inRow * 1.1);
    const rowTop = top + row * below;
    cards.push({ x: width / 2 + off * step - card / 2, y: rowTop + bend * bend * sag, turn: bend * spread });
  }
  return { width: card, cards };
}

function rowsFor(count: number, width: number, height: number): number {
  const card = cardWidth(width, height, 1, 12);
  return count > 1 && (width - card * TURNED) / (count - 1) < LEAST_STEP ? 2 : 1;
}

/** Rows cover each other: of the ones behind, what stands in the corner shows. */
function rowHeight(card: number, rows: number, height: number, sag: number): number {
  return rows > 1 ? Math.min(card * 0.8, (height - LIFT - FOOT - sag - card * TALL) / (rows - 1)) : 0;
}

function cardWidth(width: number, height: number, rows: number, sag: number): number {
  const room = height - LIFT - FOOT - sag;
  const byHeight = room / (TALL + (rows - 1) * CORNER);
  return Math.round(Math.max(44, Math.min(WIDEST, byHeight, width * 0.29)));
}
