/** The table from above, with everybody around it. */
import type { ComponentChildren } from "preact";
import "../styles/lobby.css";
import { Name, Portrait } from "../ui/portrait";
import { levelName, t } from "../words";
import { around, type Chair } from "./seating";
import type { Speech } from "./talk";

interface RoundProps {
  chairs: readonly Chair[];
  /** The seat that is nearest. */
  first: number;
  /** What the touch of a chair does, in words; nothing if it does nothing. */
  doing?: (chair: Chair) => string;
  onTouch?: (chair: Chair) => void;
  /** What is being said, by seat. */
  speech?: Speech;
  children?: ComponentChildren;
}

export function Round({ chairs, first, doing, onTouch, speech, children }: RoundProps) {
  return (
    <section class="round" data-count={chairs.length} aria-label={t("aroundTheTable")}>
      <div class="round-felt">{children}</div>
      <ul>
        {chairs.map((chair) => {
          const { x, y } = around(chairs.length, Math.max(0, first), chair.seat);
          const does = doing?.(chair) ?? "";
          const words = speech?.get(chair.seat);
          const inside = <Inside chair={chair} does={does} />;
          return (
            <li key={chair.seat} style={{ left: `${x}%`, top: `${y}%` }} data-sitter={chair.sitter} data-side={x < 25 ? "left" : x > 75 ? "right" : "middle"} data-away={!chair.here}>
              {does === "" ? <span class="chair">{inside}</span> : (
                <button type="button" class="chair" onClick={() => onTouch?.(chair)}>
                  {inside}
                </button>
              )}
              {words !== undefined && (
                <span class="bubble" aria-hidden="true">
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Inside({ chair, does }: { chair: Chair; does: string }) {
  const { sitter, name, colour, level, host, here } = chair;
  if (sitter === "free") {
    return (
      <>
        <span class="disc free" aria-hidden="true">
          +
        </span>
        <span class="person-name">{t("freeSeat", { n: chair.seat + 1 })}</span>
        {does !== "" && <span class="sr">{does}</span>}
      </>
    );
  }
  const bot = sitter === "bot";
  const marks = [
    sitter === "me" ? t("you") : "",
    sitter === "mine" ? t("onThisDevice") : "",
    host ? t("host") : "",
    bot ? levelName(level) : "",
    !bot && level !== "" ? t("covered") : "",
    !here ? t("away") : "",
  ].filter(Boolean);
  return (
    <>
      <Portrait name={name} colour={colour} bot={bot} />
      <Name>{name}</Name>
      {marks.length > 0 && <small>{marks.join(" · ")}</small>}
      {does !== "" && <span class="sr">{does}</span>}
    </>
  );
}
