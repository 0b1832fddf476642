/** Which lessons were taken to their end on this device. */
import { recall, remember } from "../memory";

export function isLearnt(game: string): boolean {
  return recall(`learnt.${game}`) !== null;
}

export function learnt(game: string): void {
  remember(`learnt.${game}`, "yes");
}
