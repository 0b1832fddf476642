/** What is said once a game is over, in French and English. */
import { lang, typeset } from "../words";

const fr = {
  youWin: "Tu gagnes !",
  youShare: "Tu gagnes, à égalité avec {names} !",
  oneWins: "{names} gagne !",
  theyWin: "{names} gagnent !",
  yourPlace: "Tu finis à la {rank} place sur {of}.",
  ranks: "Le classement",
  linesOf: "Le compte de {name}",
  noLines: "Rien au compte.",
  medals: "Les médailles",
  course: "Le fil de la partie",
  figures: "Ce que montre la courbe",
  browse: "Parcourir la partie",
  deal: "La donne",
  leads: "{names} mène ({n})",
  lead: "{names} mènent ({n})",
  level: "Égalité partout ({n})",
  seeMoment: "Revoir ce moment",
  asTable: "En chiffres",
  moment: "Moment",
  record: "Procès-verbal",
  nextMoment: "Au grand moment suivant",
  lastMoment: "Au grand moment précédent",
  eyes: "Vu par",
  openHands: "Toutes les mains",
} as const;

type Key = keyof typeof fr;

const en: Record<Key, string> = {
  youWin: "You win!",
  youShare: "You win, tied with {names}!",
  oneWins: "{names} wins!",
  theyWin: "{names} win!",
  yourPlace: "You finish {rank} of {of}.",
  ranks: "Ranking",
  linesOf: "The count of {name}",
  noLines: "Nothing to count.",
  medals: "Medals",
  course: "How it went",
  figures: "What the curve shows",
  browse: "Go through the game",
  deal: "The deal",
  leads: "{names} leads ({n})",
  lead: "{names} lead ({n})",
  level: "All level ({n})",
  seeMoment: "See this moment",
  asTable: "In figures",
  moment: "Moment",
  record: "Record",
  nextMoment: "To the next great moment",
  lastMoment: "To the great moment before",
  eyes: "Seen by",
  openHands: "All hands",
};

export const ENDING_WORDS = { fr, en };

/** A sentence with its facts. */
export function say(key: Key, facts: Readonly<Record<string, string | number>> = {}): string {
  const text = lang.value === "fr" ? typeset(fr[key]) : en[key];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

/** Several names as one says them: Ada, Bob and Cleo. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(lang.value, { type: "conjunction" }).format(names);
}
