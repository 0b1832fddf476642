/** The time that is left to answer: a bar that empties, and a figure. Anybody may stop it or give more. */
import { useTable } from "./context";
import { clockFace, useLeft } from "./numberview";
import { t, tf } from "./words";

const SHORT = 10_000;

/** The clock of a seat, where one runs. */
export function TimeLeft({ seat }: { seat: number }) {
  const store = useTable();
  const left = store.clock.value.left.seats?.[String(seat)];
  return left === undefined ? null : <Bar left={left} />;
}

function Bar({ left }: { left: number }) {
  const now = useLeft(left);
  const paused = useTable().house.value?.paused === true;
  return (
    <span class={`time-left ${now < SHORT ? "short" : ""} ${paused ? "paused" : ""}`} aria-hidden="true">
      <i style={{ transform: `scaleX(${left > 0 ? now / left : 0})` }} />
      <b>{paused ? "❚❚" : clockFace(now)}</b>
    </span>
  );
}

/** My own clock at the sentence of the moment, with more time in one touch. */
export function MyClock() {
  const store = useTable();
  const left = store.clock.value.left.seats?.[String(store.me)];
  if (left === undefined || !store.mine) return null;
  return (
    <button type="button" class="my-clock" aria-label={t("moreTime")} onClick={() => void store.ask({ type: "time" })}>
      <Bar left={left} />
      <Warning left={left} />
    </button>
  );
}

/** Said once to those who listen, early enough to ask for more. */
function Warning({ left }: { left: number }) {
  const now = useLeft(left);
  const late = now < SHORT * 2 && left > SHORT;
  return <span class="sr" role="status">{late ? tf("timeShort", { n: String(Math.round((SHORT * 2) / 1000)) }) : ""}</span>;
}
