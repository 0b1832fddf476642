import { expect, test } from "vitest";
import { COLOURS, colourName, freeColour, paint } from "../src/colours";
import { codeIn } from "../src/home/join-by-code";
import { cleanName } from "../src/me";
import { pathOf, placeOf } from "../src/place";
import { initialOf } from "../src/ui/portrait";

test("a name keeps its script and its signs, and loses what would turn the page round", () => {
  expect(cleanName("  Zoé \n la\tgrande ")).toBe("Zoé la grande");
  expect(cleanName("שרה")).toBe("שרה");
  expect(cleanName("\u202eevil\u2069")).toBe("evil");
  expect(cleanName("\u2028 ")).toBe("");
  expect([...cleanName("👩‍🚀".repeat(30))].length).toBeLessThanOrEqual(24);
});

test("an initial is the first sign as people see it", () => {
  expect(["élodie", "👩‍🚀 Léa", "שרה", ""].map(initialOf)).toEqual(["É", "👩‍🚀", "ש", "?"]);
});

test("a code is found in what was typed, spoken in small letters or pasted as a link", () => {
  expect(["bcdfg", " b c-d f g ", "http://192.168.1.4:8000/t/BCDFG", "https://example.org/tv/bcdfg?x"].map(codeIn)).toEqual(
    Array(4).fill("BCDFG"),
  );
  expect(codeIn("bc1")).toBe("BC");
});

test("every place has a path of its own, and is found by it", () => {
  for (const path of ["/", "/me", "/t/BCDFG", "/tv/BCDFG", "/r/BCDFG"]) expect(pathOf(placeOf(path))).toBe(path);
  expect(placeOf("/t/bcdfg/")).toEqual({ page: "table", code: "BCDFG" });
  expect(placeOf("/r/BCDFG", "#45")).toEqual({ page: "replay", code: "BCDFG", step: 45 });
  expect(pathOf({ page: "replay", code: "BCDFG", step: 45 })).toBe("/r/BCDFG#45");
  expect(placeOf("/t/BCDFG", "#45")).toEqual({ page: "table", code: "BCDFG" });
  expect(placeOf("/r/BCDFG", "#x")).toEqual({ page: "replay", code: "BCDFG" });
  expect(placeOf("/nowhere")).toEqual({ page: "home" });
});

test("who comes late gets a colour that is free", () => {
  expect(freeColour("sky", ["plum"])).toBe("sky");
  expect(freeColour("sky", ["sky"])).toBe(COLOURS[0]);
  expect(freeColour("chartreuse", [])).toBe(COLOURS[0]);
  expect(freeColour("sky", COLOURS)).toBe("slate");
  expect(paint("chartreuse")).toBe(paint("slate"));
  expect(new Set(COLOURS.map(colourName)).size).toBe(COLOURS.length);
});
