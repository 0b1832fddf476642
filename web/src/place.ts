/** Where the page is: which of its pages, and at which table. */
import { signal } from "@preact/signals";

export type Place =
  | { readonly page: "home" }
  | { readonly page: "me" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "tv"; readonly code: string }
  | { readonly page: "replay"; readonly code: string; readonly step?: number }
  | { readonly page: "rules"; readonly game: string; readonly rule?: string }
  | { readonly page: "scene"; readonly game: string; readonly rule: string }
  | { readonly page: "lesson"; readonly game: string; readonly lesson: string };

const PAGES = { t: "table", tv: "tv", r: "replay" } as const;
const FOLDERS = { table: "t", tv: "tv" } as const;

export const place = signal(placeOf(location.pathname, location.hash));

/** What an address names. Behind a replay stands, after a #, the step that it begins with. */
export function placeOf(path: string, hash = ""): Place {
  const [, folder = "", code = ""] = /^\/(tv|t|r)\/([A-Za-z]+)\/?$/.exec(path) ?? [];
  if (folder === "r" && /^#\d{1,6}$/.test(hash)) return { page: "replay", code: code.toUpperCase(), step: Number(hash.slice(1)) };
  if (folder === "t" || folder === "tv" || folder === "r") return { page: PAGES[folder], code: code.toUpperCase() };
  const [, shelf = "", game = "", one = ""] = /^\/(rules|learn)\/(\w+)(?:\/(\w+))?\/?$/.exec(path) ?? [];
  if (shelf === "rules") return one === "" ? { page: "rules", game } : { page: "scene", game, rule: one.toUpperCase() };
  if (shelf === "learn" && one !== "") return { page: "lesson", game, lesson: one };
  return { page: /^\/me\/?$/.test(path) ? "me" : "home" };
}

export function pathOf(to: Place): string {
  switch (to.page) {
    case "home":
      return "/";
    case "me":
      return "/me";
    case "rules":
      return `/rules/${to.game}${to.rule === undefined ? "" : `#${to.rule}`}`;
    case "scene":
      return `/rules/${to.game}/${to.rule}`;
    case "lesson":
      return `/learn/${to.game}/${to.lesson}`;
    case "replay":
      return `/r/${to.code}${to.step === undefined ? "" : `#${to.step}`}`;
    default:
      return `/${FOLDERS[to.page]}/${to.code}`;
  }
}

/** Whether the page has been anywhere else before: then the focus goes to its heading. */
export let moved = false;

export function go(to: Place): void {
  moved = true;
  history.pushState(null, "", pathOf(to));
  place.value = to;
  scrollTo(0, 0);
}

export const goHome = (): void => go({ page: "home" });
export const goToTable = (code: string): void => go({ page: "table", code });

addEventListener("popstate", () => {
  moved = true;
  place.value = placeOf(location.pathname, location.hash);
});

/** A link that is a real one, and stays within the page where it can. */
export function linkTo(to: Place): { href: string; onClick: (event: MouseEvent) => void } {
  return {
    href: pathOf(to),
    onClick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(to);
    },
  };
}
