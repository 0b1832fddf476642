/** Who I am to the house: a name and a colour, and the tables at which I sit. */
import { signal } from "@preact/signals";
import { COLOURS } from "./colours";
import { nameMe, readMe } from "./house";
import { recall, remember } from "./memory";
import type { OwnTable, Person } from "./protocol";
import { CATALOGUES, lang, t } from "./words";

export const NAME_LENGTH = 24;

export const myName = signal(recall("name") ?? "");
export const myColour = signal(recall("colour") ?? someColour());
export const myTables = signal<OwnTable[] | null>(null);

function someColour(): string {
  return COLOURS[Math.floor(Math.random() * COLOURS.length)] ?? "sky";
}

/** Me as somebody who sits down. */
export function myself(): Person {
  return { name: cleanName(myName.value) || t("guest"), colour: myColour.value };
}

/** A name as the table can show it: no line ends, no signs that turn the writing round, not too long. */
export function cleanName(name: string): string {
  const plain = name.normalize("NFC").replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, " ");
  return [...plain.replace(/\s+/g, " ").trim()].slice(0, NAME_LENGTH).join("").trim();
}

/** Ask the house who I am: what it knows comes before what this device remembers. */
export async function meetMe(): Promise<void> {
  const me = await readMe();
  const named = me.name !== "" && !Object.values(CATALOGUES).some(({ guest }) => guest === me.name);
  if (named && myName.value === "") myName.value = me.name;
  if (named && me.colour !== "") myColour.value = me.colour;
  myTables.value = me.tables;
}

/** Be called so from now on, on this device. */
export function callMeHere(name: string, colour: string): void {
  myName.value = cleanName(name);
  myColour.value = colour;
  remember("name", myName.value);
  remember("colour", colour);
}

/** Be called so from now on, here and in the house. */
export async function callMe(name: string, colour: string): Promise<void> {
  callMeHere(name, colour);
  await nameMe({ name: myName.value, colour, lang: lang.value });
}
