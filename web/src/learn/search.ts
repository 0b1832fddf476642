/** Looks for words in rules: accents, capitals and the sort of apostrophe do not matter, nor does the order. */

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", "\u202f": " ", "\u00a0": " " };

/** A text as it is compared, and for each of its letters where it stood. */
function folded(text: string): { letters: string; from: number[] } {
  let letters = "";
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const plain = (text[at] ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    for (const letter of LIGATURES[plain] ?? plain) {
      letters += letter;
      from.push(at);
    }
  }
  return { letters, from };
}

/** The words that somebody looks for. */
export function wordsIn(query: string): readonly string[] {
  return folded(query).letters.split(/\s+/).filter(Boolean);
}

/** Whether a text holds all the words. */
export function holds(text: string, words: readonly string[]): boolean {
  const { letters } = folded(text);
  return words.every((word) => letters.includes(word));
}

/** A text in stretches, those of the words marked. */
export function marked(text: string, words: readonly string[]): readonly Stretch[] {
  if (words.length === 0) return [{ text, hit: false }];
  const { letters, from } = folded(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      const [first, last] = [from[at] ?? 0, from[at + word.length - 1] ?? 0];
      hits.fill(true, first, last + 1);
    }
  }
  const out: Stretch[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && hits[end] === hits[at]) end += 1;
    out.push({ text: text.slice(at, end), hit: hits[at] === true });
    at = end;
  }
  return out;
}
