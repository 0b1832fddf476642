/** What concerns everybody beside the game: somebody asks to take back, the clocks stand, a bot plays for somebody. */
import { useEffect, useState } from "preact/hooks";
import { useRoom, useTable } from "./context";
import { t, tf } from "./words";

const TOLD = 6000; // milliseconds that a notice stands

export function Banners() {
  const { mode } = useRoom();
  return (
    <div class="banners">
      {mode !== "replay" && <TakeBackAsked />}
      <Paused />
      <Covered />
      <Nudged />
    </div>
  );
}

function TakeBackAsked() {
  const store = useTable();
  const asked = store.house.value?.takeback;
  if (!asked) return null;
  const left = asked.needs.filter((seat) => !asked.agreed.includes(seat));
  const names = left.map((seat) => store.seatName(seat)).join(", ");
  if (asked.seat === store.me) {
    return (
      <p class="banner" role="status">
        <span>{tf("youAskTakeBack", { names })}</span>
        <button type="button" class="answer" onClick={() => void store.ask({ type: "takeback" })}>
          {t("withdraw")}
        </button>
      </p>
    );
  }
  const name = store.seatName(asked.seat);
  if (!left.includes(store.me)) {
    return (
      <p class="banner" role="status">
        <span>{tf("asksTakeBack", { name })}</span>
      </p>
    );
  }
  const agree = (yes: boolean) => void store.ask({ type: "agree", what: "takeback", yes });
  return (
    <p class="banner asks" role="alert">
      <span>{tf("asksTakeBack", { name })}</span>
      <button type="button" class="answer main" onClick={() => agree(true)}>
        {t("allRight")}
      </button>
      <button type="button" class="answer" onClick={() => agree(false)}>
        {t("ratherNot")}
      </button>
    </p>
  );
}

function Paused() {
  const store = useTable();
  if (store.house.value?.paused !== true) return null;
  return (
    <p class="banner" role="status">
      <span>{t("paused")}</span>
      {store.me >= 0 && (
        <button type="button" class="answer" onClick={() => void store.ask({ type: "pause", on: false })}>
          {t("goOnPlaying")}
        </button>
      )}
    </p>
  );
}

/** Said when it begins; afterwards the sign at the seat tells. */
function Covered() {
  const store = useTable();
  const [told, setTold] = useState("");
  const seats = store.house.value?.seats ?? [];
  const names = seats.flatMap((seat, at) => (seat.covers && !seat.resigned && at !== store.me ? [store.seatName(at)] : []));
  const who = names.join(", ");
  useEffect(() => {
    if (who === "") return undefined;
    const timer = setTimeout(() => setTold(who), TOLD);
    return () => clearTimeout(timer);
  }, [who]);
  if (who === "" || who === told || store.house.value?.state !== "playing") return null;
  return (
    <p class="banner small" role="status">
      {tf("coveredUntilBack", { names: who })}
    </p>
  );
}

function Nudged() {
  const store = useTable();
  const nudge = store.nudged.value;
  useEffect(() => {
    if (nudge === null) return undefined;
    const timer = setTimeout(() => {
      store.nudged.value = null;
    }, TOLD);
    return () => clearTimeout(timer);
  }, [nudge]);
  return nudge === null ? null : (
    <p class="banner" role="alert">
      {tf("nudgedBy", { name: store.seatName(nudge.seat) })}
    </p>
  );
}
