import { expect, test } from "vitest";
import { ENDING_WORDS } from "../src/ending/words";
import { TABLE_WORDS } from "../src/table/words";
import { typeset } from "../src/words";

test.each([TABLE_WORDS, ENDING_WORDS])("both languages say the same things, with the same facts", ({ fr, en }) => {
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  for (const [key, text] of Object.entries(fr)) {
    const facts = (said: string) => [...said.matchAll(/\{\w+\}/g)].map(String).sort();
    expect(facts((en as Record<string, string>)[key] ?? ""), key).toEqual(facts(text));
  }
});

test("French keeps its spaces together", () => {
  for (const text of [...Object.values(TABLE_WORDS.fr), ...Object.values(ENDING_WORDS.fr)]) {
    expect(typeset(text)).not.toMatch(/ [;!?:»]|« |\S[;!?]|'/);
  }
});
