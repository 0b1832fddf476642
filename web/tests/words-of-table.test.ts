import { expect, test } from "vitest";
import { TABLE_WORDS } from "../src/table/words";
import { typeset } from "../src/words";

test("both languages say the same things, with the same facts", () => {
  const { fr, en } = TABLE_WORDS;
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  for (const [key, text] of Object.entries(fr)) {
    const facts = (said: string) => [...said.matchAll(/\{\w+\}/g)].map(String).sort();
    expect(facts(en[key as keyof typeof en]), key).toEqual(facts(text));
  }
});

test("French keeps its spaces together", () => {
  for (const text of Object.values(TABLE_WORDS.fr)) {
    expect(typeset(text)).not.toMatch(/ [;!?:»]|« |\S[;!?]|'/);
  }
});
