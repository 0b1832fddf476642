/** Where the pictures of each game are. They are fetched for its tables alone: nobody waits for those of another game. */
import type { Skin } from "./skin";

export const skins: Readonly<Record<string, () => Promise<Skin>>> = {
  allergono: async () => (await import("./allergono/skin")).allergono,
  smile_life: async () => (await import("./smile_life/skin")).smileLife,
};
