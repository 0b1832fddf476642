import { beforeEach, expect, test } from "vitest";
import { ago, CATALOGUES, count, type Key, lang, ordinal, t, typeset } from "../src/words";

beforeEach(() => {
  lang.value = "fr";
});

test("French has a narrow space before high punctuation and a firm one before a colon", () => {
  expect(typeset("Pourquoi pas ? Oui ! Ou : non ; si.")).toBe("Pourquoi pas\u202f? Oui\u202f! Ou\u00a0: non\u202f; si.");
  for (const text of Object.values(CATALOGUES.fr)) expect(typeset(text)).not.toMatch(/[^\u202f\d][;!?]|[^\u00a0]:/);
});

test("no apostrophe is a typewriter's", () => {
  for (const text of [...Object.values(CATALOGUES.fr), ...Object.values(CATALOGUES.en)]) expect(text).not.toContain("'");
});

test("each language counts places in its own way", () => {
  expect([1, 2, 3].map(ordinal)).toEqual(["1re", "2e", "3e"]);
  lang.value = "en";
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
});

test("a sentence takes in its facts, as they are", () => {
  expect(t("invitedBy", { name: "Zoé ?" })).toBe("Zoé ? t’invite à table");
  lang.value = "en";
  expect(t("invitedBy", { name: "Zoé" })).toBe("Zoé invites you");
});

test("both languages leave the same holes", () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const key of Object.keys(CATALOGUES.fr) as Key[]) expect(holes(CATALOGUES.en[key])).toEqual(holes(CATALOGUES.fr[key]));
});

test("French counts none as it counts one", () => {
  expect([0, 1, 2].map((n) => count(n, "seatLeft", "seatsLeft"))).toEqual(["0 place libre", "1 place libre", "2 places libres"]);
  lang.value = "en";
  expect([0, 1, 2].map((n) => count(n, "seatLeft", "seatsLeft"))).toEqual(["0 seats free", "1 seat free", "2 seats free"]);
});

test("how long ago is told in the unit that fits", () => {
  expect([0, 300, 7200, 90_000].map((past) => ago(1e9 - past, 1e9))).toEqual(["cette minute-ci", "il y a 5 minutes", "il y a 2 heures", "hier"]);
});
