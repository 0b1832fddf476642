import { expect, test } from "vitest";
import { fan } from "../src/table/fan";

const SCREENS = [
  [390, 228],
  [360, 200],
  [700, 148],
  [320, 153],
] as const;

test.each(SCREENS)("on a hand of %i by %i every card shows and none leaves the screen", (width, height) => {
  for (let count = 1; count <= 22; count++) {
    const { width: card, cards } = fan(count, width, height);
    expect(cards).toHaveLength(count);
    for (const { x, turn } of cards) {
      const half = (card * Math.cos((turn * Math.PI) / 180) + card * 1.4 * Math.sin((Math.abs(turn) * Math.PI) / 180)) / 2;
      expect(x + card / 2 - half).toBeGreaterThanOrEqual(-1);
      expect(x + card / 2 + half).toBeLessThanOrEqual(width + 1);
    }
    for (const [at, { x, y }] of cards.entries()) {
      const next = cards[at + 1];
      if (next !== undefined && next.x > x) expect(next.x - x).toBeGreaterThanOrEqual(18);
      expect(y).toBeGreaterThanOrEqual(0);
    }
  }
});
