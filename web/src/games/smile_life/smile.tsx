/** A smile: a face that widens as life goes well. */

/** How wide it smiles, from not at all to as wide as a face can. */
function widthOf(smiles: number): number {
  return Math.max(0, Math.min(1, Math.log2(1 + Math.max(0, smiles)) / 5.5));
}

/** The markup of a face around (x, y): for cards, where many lie on the table. */
export function smileMarkup(x: number, y: number, r: number): string {
  const p = (n: number) => (n * r).toFixed(2);
  return (
    `<g class="grin" transform="translate(${x} ${y})"><circle r="${r}" fill="#ffd335" stroke="#1f2550" stroke-width="${p(0.24)}"/>` +
    `<path fill="none" stroke="#1f2550" stroke-width="${p(0.24)}" stroke-linecap="round" d="M${p(-0.5)} ${p(0.14)}c${p(0.2)} ${p(0.5)} ${p(0.8)} ${p(0.5)} ${p(1)} 0"/>` +
    `<path fill="none" stroke="#1f2550" stroke-width="${p(0.34)}" stroke-linecap="round" d="M${p(-0.34)} ${p(-0.3)}h.01M${p(0.34)} ${p(-0.3)}h.01"/></g>`
  );
}

/** The face of a score: neutral at nought, then a smile that widens, opens and shows its teeth. */
export function Smile({ score }: { score: number }) {
  const wide = widthOf(score);
  const half = 3 + 4.2 * wide;
  const deep = 7.5 * wide;
  const open = wide > 0.55;
  const top = 13.5 - 1.5 * wide;
  return (
    <svg viewBox="0 0 24 24" class="smile" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="#ffd335" stroke="#1f2550" stroke-width="1.8" />
      {wide > 0.8 && (
        <path d="M5.5 12.5h.01M18.5 12.5h.01" stroke="#ff6b57" stroke-width="3.6" stroke-linecap="round" opacity=".7" />
      )}
      {wide > 0.8 ? (
        <path d="M6.8 9.5c.6-2.2 3-2.2 3.6 0M13.6 9.5c.6-2.2 3-2.2 3.6 0" fill="none" stroke="#1f2550" stroke-width="1.8" stroke-linecap="round" />
      ) : (
        <path d="M8.6 8.8h.01M15.4 8.8h.01" stroke="#1f2550" stroke-width="3" stroke-linecap="round" />
      )}
      {open ? (
        <path
          d={`M${12 - half} ${top}h${2 * half}c0 ${deep + 1.5}-${2 * half} ${deep + 1.5}-${2 * half} 0z`}
          fill="#fffdf6"
          stroke="#1f2550"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      ) : (
        <path
          d={`M${12 - half} ${top + 1}c${half * 0.5} ${deep} ${half * 1.5} ${deep} ${2 * half} 0`}
          fill="none"
          stroke="#1f2550"
          stroke-width="1.8"
          stroke-linecap="round"
        />
      )}
    </svg>
  );
}
