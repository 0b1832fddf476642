/** The middle of the table: what is drawn from, what was thrown away and by whom, the river, the casino and its bets. */
import type { ComponentChildren } from "preact";
import { Pile, Spread } from "../../../table/centre";
import { useTable } from "../../../table/context";
import { Portrait } from "../../../table/others";
import { Rove } from "../../../table/rove";
import { t } from "../../../table/words";
import type { Zone } from "../../../view";
import { thrower } from "./life";
import { say } from "./words";
import "./square.css";

const SMALL = ["out", "aside"]; // out of the way

export function Square({ aside }: { aside: ComponentChildren }) {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  const place = (name: string) => model.zones.find((zone) => zone.owner === null && zone.name === name);
  const [draw, discard, river, casino, bets, taken] = ["draw", "discard", "river", "casino", "bets", "taken"].map(place);
  const rest = SMALL.flatMap((name) => place(name) ?? []).filter((zone) => zone.slots.length > 0);
  const open = [river, taken, casino].filter((zone) => zone !== undefined && zone.slots.length > 0);
  const beside = (river?.slots.length ?? 0) * 0.8 + (taken?.slots.length ?? 0) + (casino?.slots.length ?? 0) * 1.4 + rest.length * 0.6;
  return (
    <section class="centre square" aria-label={t("table")}>
      <Rove class="piles" label={t("table")} style={{ "--others": String(Math.max(0.01, beside)), "--items": String(1 + open.length + rest.length) }}>
        {draw && <Pile zone={draw} />}
        {river !== undefined && river.slots.length > 0 && <Spread zone={river} room={river.slots.length} />}
        {discard && <Discard zone={discard} />}
        {taken !== undefined && taken.slots.length > 0 && (
          <span class="taken">
            <Pile zone={taken} />
          </span>
        )}
        {casino !== undefined && bets !== undefined && casino.slots.length > 0 && <Casino zone={casino} bets={bets} />}
        {rest.length > 0 && (
          <span class="out-of-the-way">
            {rest.map((zone) => (
              <Pile key={zone.label} zone={zone} />
            ))}
          </span>
        )}
      </Rove>
      {aside}
    </section>
  );
}

/** The discard: its top card, by name where it is drawn small, and whose it was. */
function Discard({ zone }: { zone: Zone }) {
  const store = useTable();
  const seat = thrower(zone);
  const top = zone.slots.at(-1);
  return (
    <Pile zone={zone}>
      {top?.card != null && (
        <span class="caption" key={`${top.uid} name`} aria-hidden="true">
          {store.face(top.card)?.name}
        </span>
      )}
      {seat !== null && (
        <span class="whose" key={top?.uid} aria-hidden="true" title={seat === store.me ? say("thrownByYou") : say("thrownBy", { name: store.seatName(seat) })}>
          <Portrait seat={seat} />
        </span>
      )}
    </Pile>
  );
}

/** The casino; the bets lie on it, face down until the second. */
function Casino({ zone, bets }: { zone: Zone; bets: Zone }) {
  const store = useTable();
  const bettor = store.model.value?.numbers.find((number) => number.name === "bettor")?.value ?? -1;
  return (
    <span class="casino">
      <Pile zone={zone} />
      <span class="bets">
        {bets.slots.length > 0 && <Pile zone={bets} />}
        {bettor >= 0 && (
          <span class="whose" title={bettor === store.me ? say("yourBet") : say("bets", { name: store.seatName(bettor) })}>
            <Portrait seat={bettor} />
          </span>
        )}
      </span>
    </span>
  );
}
