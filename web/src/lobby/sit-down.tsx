/** For whoever has no seat: a name, a colour, a chair; or just watching. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { freeColour } from "../colours";
import { freshWord } from "../house";
import { callMeHere, cleanName, myColour, myName } from "../me";
import { linkTo } from "../place";
import type { TableStore } from "../table/store";
import { PersonFields } from "../ui/person";
import { Trouble } from "../ui/trouble";
import { t } from "../words";
import { useAsking } from "./asking";
import type { Chair } from "./seating";

interface SitDownProps {
  store: TableStore;
  chairs: readonly Chair[];
  code: string;
  state: string;
  host: string;
  /** The chair that was touched. */
  wish: Signal<number | null>;
  onWatch: (() => void) | undefined;
}

export function SitDown({ store, chairs, code, state, host, wish, onWatch }: SitDownProps) {
  const taken = chairs.filter(({ sitter }) => sitter !== "free").map(({ colour }) => colour);
  const name = useSignal(myName.value);
  const colour = useSignal(freeColour(myColour.value, taken));
  const { ask, busy, problem } = useAsking(store);
  const form = useRef<HTMLFormElement>(null);
  const open = chairs.filter(({ takes }) => takes);
  const chair = open.find(({ seat }) => seat === wish.value) ?? open.find(({ sitter }) => sitter === "free") ?? open[0];

  async function sit(event?: Event) {
    event?.preventDefault();
    if (chair === undefined) return;
    const called = cleanName(name.value);
    if (called === "") {
      problem.value = t("nameFirst");
      form.current?.querySelector("input")?.focus();
      return;
    }
    callMeHere(called, colour.value);
    const { seat } = chair;
    wish.value = null; // a wish is for once: whoever gets up again does not sit down by it
    if (!(await ask({ type: "sit", seat, name: called, colour: colour.value, word: freshWord() }))) {
      form.current?.querySelector("input")?.focus();
    }
  }

  // A chair that was touched is one that is meant: who has a name already sits down at once.
  useEffect(() => {
    if (wish.value !== null && cleanName(name.value) !== "" && chair?.seat === wish.value) void sit();
    else if (wish.value !== null) form.current?.querySelector("input")?.focus();
  }, [wish.value]);

  return (
    <form ref={form} class="sit-down" onSubmit={sit} aria-label={t("sitDown")}>
      <h2>{host === "" ? t("welcome") : t("invitedBy", { name: host })}</h2>
      {chair === undefined ? (
        <p class="help">{t(state === "over" ? "gameOver" : "fullHelp")}</p>
      ) : (
        <>
          <p class="help">{t(state === "open" ? "sitHelp" : "takeOverHelp")}</p>
          <PersonFields name={name} colour={colour} taken={taken} />
        </>
      )}
      {!navigator.cookieEnabled && <p class="trouble">{t("noCookies")}</p>}
      <Trouble problem={problem} />
      <div class="ways">
        {chair !== undefined && (
          <button type="submit" class="play" disabled={busy.value}>
            {chair.sitter === "free" ? t("sitDown") : t("takeOverFrom", { name: chair.name })}
          </button>
        )}
        {state === "over" && (
          <a class="play" {...linkTo({ page: "replay", code })}>
            {t("seeReplay")}
          </a>
        )}
        {onWatch !== undefined && (
          <button type="button" class="answer" onClick={onWatch}>
            {t("watch")}
          </button>
        )}
      </div>
    </form>
  );
}
