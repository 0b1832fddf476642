import { expect, test } from "vitest";
import { holds, marked, wordsIn } from "../src/learn/search";

const hits = (text: string, query: string) => marked(text, wordsIn(query)).filter(({ hit }) => hit).map((one) => one.text);

test("accents, capitals, ligatures and apostrophes do not matter", () => {
  expect(holds("Pose l’Été où l’ŒUVRE naît", wordsIn("ete l'oeuvre OU"))).toBe(true);
  expect(hits("À l’école, l’ÉLÈVE", "eleve ecole")).toEqual(["école", "ÉLÈVE"]);
  expect(hits("Sa sœur", "soeur")).toEqual(["sœur"]);
});

test("all the words must be there, in any order", () => {
  expect(holds("Un métier demande des études", wordsIn("etude metier"))).toBe(true);
  expect(holds("Un métier demande des études", wordsIn("métier salaire"))).toBe(false);
});

test("a search without words marks nothing and holds everywhere", () => {
  expect(wordsIn("  ")).toEqual([]);
  expect(marked("Rien", [])).toEqual([{ text: "Rien", hit: false }]);
  expect(holds("Rien", [])).toBe(true);
});

test("the stretches are the text, nothing lost and nothing twice", () => {
  const text = "Pose un +2 sur un +2 : l’amende grossit.";
  for (const query of ["+2", "un", "u", "amende +2", "2 :", "absent"]) {
    expect(marked(text, wordsIn(query)).map((one) => one.text).join("")).toBe(text);
  }
  expect(hits(text, "+2")).toEqual(["+2", "+2"]);
});

test("what overlaps is marked once", () => {
  expect(hits("banane", "ana nan")).toEqual(["anan"]);
});
