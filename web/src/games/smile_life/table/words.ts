/** What the table of Smile Life says of its own: the chapters of a life, and what a glance at it tells. */
import { lang, typeset } from "../../../words";

const fr = {
  school: "École",
  work: "Travail",
  heart: "Cœur",
  family: "Famille",
  home: "Biens",
  honours: "Honneurs",
  trouble: "Malus",
  level: "niveau {n}",
  life: "Ta vie",
  smiles: "{n} smiles",
  purse: "{n} liasses à dépenser",
  married: "en couple",
  single: "célibataire",
  unemployed: "sans métier",
  skips: "passe {n}",
  skipsLong: "tours à passer : {n}",
  jailed: "prison {n}",
  jailedLong: "en prison, encore {n}",
  thrownBy: "de {name}",
  thrownByYou: "de toi",
  bets: "mise de {name}",
  yourBet: "ta mise",
  close: "Refermer",
  price: "Prix",
  missing: "il manque {n}",
  exact: "le compte est bon",
  over: "{n} de trop, sans monnaie",
  pay: "Payer",
  payFor: "Payer {what}",
  takeBack: "Tout reprendre",
  wads: "{n} liasses",
  wad: "1 liasse",
} as const;

export type Key = keyof typeof fr;

const en: Record<Key, string> = {
  school: "School",
  work: "Work",
  heart: "Heart",
  family: "Family",
  home: "Goods",
  honours: "Honours",
  trouble: "Malus",
  level: "level {n}",
  life: "Your life",
  smiles: "{n} smiles",
  purse: "{n} wads to spend",
  married: "married",
  single: "single",
  unemployed: "no job",
  skips: "skips {n}",
  skipsLong: "turns to skip: {n}",
  jailed: "prison {n}",
  jailedLong: "in prison, {n} more",
  thrownBy: "by {name}",
  thrownByYou: "by you",
  bets: "{name}’s bet",
  yourBet: "your bet",
  close: "Fold up",
  price: "Price",
  missing: "{n} missing",
  exact: "the exact sum",
  over: "{n} too many, no change",
  pay: "Pay",
  payFor: "Pay {what}",
  takeBack: "Take it all back",
  wads: "{n} wads",
  wad: "1 wad",
};

export function say(key: Key, facts: Readonly<Record<string, string | number>> = {}): string {
  let text: string = lang.value === "fr" ? typeset(fr[key]) : en[key];
  for (const [name, fact] of Object.entries(facts)) text = text.replace(`{${name}}`, String(fact));
  return text;
}

/** So many wads. */
export function wads(n: number): string {
  return n === 1 ? say("wad") : say("wads", { n });
}

export const STREET_WORDS = { fr, en };
