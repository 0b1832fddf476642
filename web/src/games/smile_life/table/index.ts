/** The table made for Smile Life: my life as a street, the others as miniatures, the square in the middle, the till. */
import type { Skin } from "../../skin";
import { Choosing } from "./choosing";
import { Estate } from "./estate";
import { Miniature, toldOf } from "./miniature";
import { Square } from "./square";
import { Street } from "./street";
import { theatre } from "./theatre";
import { Till } from "./till";

export const street = {
  Centre: Square,
  Mine: Street,
  Other: Miniature,
  told: toldOf,
  Estate,
  asks: { payment: Till, keep: Choosing, gifts: Choosing, star: Choosing, any_discard: Choosing, buys_discard: Choosing, earns_discard: Choosing },
  from: {
    take: ["discard"],
    river: ["river"],
    keep: ["draw"],
    pay: ["salaries", "specials"],
    give: ["salaries"],
    lay: ["taken", "hand"],
    lay_free: ["taken", "hand"],
  },
  onto: { discard: "discard", casino: "bet", bets: "bet" },
  careful: ["discard"],
  theatre,
  quiet: ["turn", "bettor", "sentence", "new_job", "still", "rewarded", "disgraced"],
} satisfies Partial<Skin>;
