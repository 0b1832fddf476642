/** What lessons and the rules page say, in French and English. What a game teaches comes in words from the house. */
import { type Facts, lang, typeset } from "../words";

const fr = {
  learn: "Apprendre",
  learnIn: "Apprendre, {n} min",
  learnAgain: "Refaire la leçon",
  rules: "Les règles",
  rulesOf: "Les règles · {game}",
  // a lesson
  lesson: "La leçon",
  step: "{n} sur {of}",
  next: "Suite",
  begin: "C’est parti",
  back: "Revenir en arrière",
  show: "Montre-moi",
  watch: "Regarde…",
  again: "Depuis le début",
  playNow: "Jouer maintenant",
  opens: "On distribue…",
  noLesson: "Pas de leçon ici",
  // the rules
  search: "Chercher dans les règles",
  searchHint: "un mot, un numéro, une carte…",
  clear: "Effacer",
  found: "{n} règles",
  foundOne: "1 règle",
  foundNone: "Aucune règle ne parle de ça. Un autre mot, peut-être ?",
  page: "page {n}",
  chapters: "Chapitres",
  ours: "Notre décision",
  oursWhat: "Le livret n’en dit rien : voici ce que fait cette table.",
  option: "À choisir avant la partie : {option}",
  edition: "{n} tirage",
  completes: "Complète {rules}",
  see: "Voir en vrai",
  seeOf: "Voir en vrai, {rule}",
  linkTo: "Lien vers {rule}",
  print: "Imprimer",
  noRules: "Pas de règles ici",
  inTheBook: "Lire dans les règles",
  scene: "{rule}, en vrai",
  backToRules: "Les règles",
};

const en: Record<keyof typeof fr, string> = {
  learn: "Learn",
  learnIn: "Learn, {n} min",
  learnAgain: "Take the lesson again",
  rules: "The rules",
  rulesOf: "The rules · {game}",
  lesson: "The lesson",
  step: "{n} of {of}",
  next: "Next",
  begin: "Let us begin",
  back: "Go back",
  show: "Show me",
  watch: "Watch…",
  again: "From the beginning",
  playNow: "Play now",
  opens: "Dealing…",
  noLesson: "No lesson here",
  search: "Search the rules",
  searchHint: "a word, a number, a card…",
  clear: "Clear",
  found: "{n} rules",
  foundOne: "1 rule",
  foundNone: "No rule speaks of that. Another word, perhaps?",
  page: "page {n}",
  chapters: "Chapters",
  ours: "Our ruling",
  oursWhat: "The booklet is silent here: this is what our table does.",
  option: "To be chosen before the game: {option}",
  edition: "{n} printing",
  completes: "Completes {rules}",
  see: "See it happen",
  seeOf: "See it happen, {rule}",
  linkTo: "Link to {rule}",
  print: "Print",
  noRules: "No rules here",
  inTheBook: "Read it in the rules",
  scene: "{rule} happening",
  backToRules: "The rules",
};

export type LearnKey = keyof typeof fr;

/** A sentence with its facts in the language that is spoken. */
export function l(key: LearnKey, facts: Facts = {}): string {
  const text = lang.value === "fr" ? typeset(fr[key]) : en[key];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

export const LEARN_WORDS = { fr, en };
