/** The big moments of Smile Life: what somebody does to another life, weddings, births, houses, the end. */
import type { ToldEvent } from "../../../protocol";
import type { Scene } from "../../skin";

/** Whether it concerns the viewer; whoever only watches sees it as if it did. */
function concerns(told: ToldEvent, me: number): boolean {
  return me < 0 || told.seat === me || told.other === me;
}

/** Whether somebody else does it to the viewer. */
function isMine(told: ToldEvent, me: number): boolean {
  return told.seat === me;
}

const BLOW = { mood: "alarm", struck: "seat", card: true, when: concerns, must: isMine } as const;
const LOSS = { ...BLOW, cast: ["seat"], ms: 1200 } as const;
const TAKEN = { mood: "alarm", cast: ["seat", "other"], struck: "other", card: true, must: (told: ToldEvent, me: number) => told.other === me } as const;
const FEAST = { mood: "joy", cast: ["seat"], card: true, when: (told: ToldEvent, me: number) => me < 0 || told.seat === me } as const;

export const theatre: Readonly<Record<string, Scene>> = {
  struck: { ...BLOW, cast: ["other", "seat"], cry: { fr: "Aïe !", en: "Ouch!" }, ms: 1100 },
  repeated: { ...LOSS, cry: { fr: "Recalé !", en: "Flunked!" } },
  dismissed: { ...LOSS, cry: { fr: "Viré !", en: "Fired!" } },
  taxed: { ...LOSS, cry: { fr: "À payer !", en: "Pay up!" } },
  divorced_by: { ...LOSS, cry: { fr: "Divorcé !", en: "Divorced!" } },
  children_lost: LOSS,
  imprisoned: { ...LOSS, when: () => true, cry: { fr: "Au trou !", en: "Locked up!" } },
  policed: { ...LOSS, when: () => true, cry: { fr: "Police !", en: "Police!" } },
  attacked: { mood: "storm", cast: ["seat"], cry: { fr: "Attentat !", en: "Attack!" }, ms: 1600, must: () => true },
  stolen: { ...TAKEN, cry: { fr: "Piqué !", en: "Pinched!" } },
  swapped: { mood: "storm", cast: ["seat", "other"], cry: { fr: "Troc !", en: "Swap!" }, when: concerns, must: TAKEN.must },
  protected_swap: { mood: "storm", cast: ["seat", "other"], cry: { fr: "Troc !", en: "Swap!" }, when: concerns, must: TAKEN.must },
  tsunami: { mood: "storm", cast: ["seat"], cry: { fr: "Tsunami !", en: "Tsunami!" }, ms: 1400, must: () => true },
  looked_at_hands: { mood: "storm", cast: ["seat"], cry: { fr: "Enquête !", en: "Scoop!" } },
  revenged: { mood: "alarm", cast: ["seat", "other"], struck: "other", cry: { fr: "Vengeance !", en: "Revenge!" }, when: concerns },
  won_different: { mood: "joy", cast: ["seat"], cry: { fr: "Rien ne va plus !", en: "The bets are won!" } },
  won_equal: { mood: "joy", cast: ["seat"], cry: { fr: "Identiques !", en: "A match!" } },
  married: { ...FEAST, cry: { fr: "Vive les mariés !", en: "Just married!" } },
  born: { ...FEAST, cry: { fr: "Une naissance !", en: "A birth!" } },
  born_of_flirt: { ...FEAST, cry: { fr: "Surprise !", en: "Surprise!" } },
  house_for_free: { ...FEAST, cry: { fr: "Cadeau !", en: "For free!" } },
  promoted: { ...FEAST, cry: { fr: "Promotion !", en: "Promoted!" } },
  honoured: { ...FEAST, cry: { fr: "Honneur !", en: "Honour!" } },
  rewarded: { ...FEAST, cry: { fr: "Grand prix !", en: "Grand prix!" } },
  won: { mood: "joy", cast: ["seat"], cry: { fr: "Quelle vie !", en: "What a life!" }, ms: 1800 },
  shared: { mood: "joy", cast: ["seat"], cry: { fr: "Égalité !", en: "A tie!" }, ms: 1400 },
};
