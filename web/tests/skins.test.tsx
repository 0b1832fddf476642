/** Every card of every game has a picture of its own, by which it is known without its name. */
import { render } from "preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { skins } from "../src/games/skins";
import type { CardFace } from "../src/protocol";
import faces from "./faces.json";

const FACES: Readonly<Record<string, { fr: CardFace[]; en: CardFace[] }>> = faces;

// Every test draws a whole box of cards.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => render(null, document.body));

describe.each(Object.keys(FACES))("%s", (game) => {
  const { fr, en } = FACES[game] ?? { fr: [], en: [] };

  async function drawn(face: CardFace): Promise<HTMLElement> {
    const skin = await skins[game]?.();
    if (skin === undefined) throw new Error(`no skin for ${game}`);
    render(<skin.Face face={face} />, document.body);
    return document.body;
  }

  /** What is drawn in the middle, without index, signs and name. */
  const picture = async (face: CardFace) => (await drawn(face)).querySelector(".picture")?.innerHTML ?? "";

  test("has a skin of its own, which is fetched by its name", async () => {
    expect((await skins[game]?.())?.className).toBe(game);
  });

  test("shows a picture on every card", async () => {
    for (const face of fr) {
      const shapes = (await picture(face)).match(/<(path|circle|rect|ellipse)/g) ?? [];
      expect(shapes.length, face.id).toBeGreaterThan(2);
    }
  });

  test("shows no picture twice", async () => {
    const seen = new Map<string, string>();
    for (const face of fr) {
      const shown = await picture(face);
      expect(seen.get(shown), `${face.id} looks like another`).toBeUndefined();
      seen.set(shown, face.id);
    }
  });

  test("never draws what is not a number", async () => {
    for (const face of fr) expect((await drawn(face)).innerHTML, face.id).not.toMatch(/NaN|undefined|null|\[object/);
  });

  test("says the name of the card in words, in either language", async () => {
    for (const face of [...fr, ...en]) expect((await drawn(face)).textContent, face.id).toContain(face.name);
  });

  test("has a back that shows nothing of the face", async () => {
    const skin = await skins[game]?.();
    if (skin === undefined) throw new Error(`no skin for ${game}`);
    render(<skin.Back />, document.body);
    expect(document.body.querySelector("svg")?.innerHTML.length).toBeGreaterThan(200);
    expect(document.body.textContent).toBe("");
  });
});

describe("what a face of Smile Life says in signs", () => {
  const all = FACES["smile_life"]?.fr ?? [];

  async function tab(id: string, change: Partial<CardFace> = {}): Promise<HTMLElement> {
    const face = all.find((one) => one.id === id);
    const skin = await skins["smile_life"]?.();
    if (face === undefined || skin === undefined) throw new Error(id);
    render(<skin.Face face={{ ...face, ...change }} />, document.body);
    return document.body;
  }

  const smiles = (body: HTMLElement) => body.querySelectorAll(".tab .grin").length;
  const values = (body: HTMLElement) => [...body.querySelectorAll(".tab text")].map((text) => text.textContent);

  test("as many smiles as are printed on it", async () => {
    for (const face of all) expect(smiles(await tab(face.id)), face.id).toBe(face.facts?.["smiles"]);
  });

  test("what a job asks for and brings", async () => {
    expect(values(await tab("surgeon"))).toEqual(["6", "4"]);
    expect(values(await tab("bandit"))).toEqual(["0", "4"]);
  });

  test("the level of a salary, the price of a house, what is inherited", async () => {
    expect(values(await tab("salary3"))).toEqual(["3"]);
    expect(values(await tab("big_house"))).toEqual(["10"]);
    expect(values(await tab("inheritance"))).toEqual(["3"]);
    expect(values(await tab("divorce"))).toEqual([]);
  });

  test("the status of a job, its advantage, a prize, a child that a flirt allows", async () => {
    const signs = async (id: string) => (await tab(id)).querySelectorAll(".terms g").length;
    expect(await signs("police_officer")).toBe(2);
    expect(await signs("researcher")).toBe(2);
    expect(await signs("designer")).toBe(0);
    expect(await signs("flirt_hotel")).toBe(1);
    expect(await signs("flirt_zoo")).toBe(0);
  });

  test("what a card pack says otherwise", async () => {
    expect(values(await tab("architect"))).toEqual(["4", "3"]);
    expect(values(await tab("architect", { facts: { level: 2, wage: 4, smiles: 2 } }))).toEqual(["2", "4"]);
    expect(smiles(await tab("architect", { facts: { level: 2, wage: 4, smiles: 5 } }))).toBe(5);
  });
});
