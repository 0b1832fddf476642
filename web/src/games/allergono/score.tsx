/** The score of a match: the pad on the table, and the sheet with the hands as columns, the lowest total marked. */
import type { Score } from "../skin";
import { useTable } from "../../table/context";
import { Portrait } from "../../table/others";
import { lang, typeset } from "../../words";

const SAYS = {
  hand: { fr: "Manche", en: "Hand" },
  total: { fr: "Total", en: "Total" },
  until: { fr: "La partie s’arrête à {n} points : le plus petit total gagne.", en: "The match ends at {n} points: the lowest total wins." },
  lowest: { fr: "Le plus petit total gagne.", en: "The lowest total wins." },
  nothing: { fr: "Aucune manche n’est encore comptée.", en: "No hand has been counted yet." },
} as const;

function says(key: keyof typeof SAYS): string {
  return lang.value === "fr" ? typeset(SAYS[key].fr) : SAYS[key].en;
}

/** The points of each hand so far, a row a hand, as they are written in the ledger. */
export function handsIn(ledger: string): number[][] {
  return ledger === "" ? [] : ledger.split("; ").map((hand) => hand.split(" ").map(Number));
}

function useScore() {
  const store = useTable();
  const { notes = [], numbers = [], seats = 0 } = store.model.value ?? {};
  const totals = Array.from({ length: seats }, (_, seat) => numbers.find(({ name, owner }) => name === "score" && owner === seat)?.value ?? 0);
  return {
    store,
    totals,
    best: Math.min(...totals),
    hands: handsIn(notes.find(({ name }) => name === "ledger")?.text ?? ""),
    now: numbers.find(({ name }) => name === "hand_number")?.value ?? 1,
    target: Number(store.house.value?.options["target"] ?? 0),
  };
}

function Pad() {
  const { store, totals, best, now, target } = useScore();
  return (
    <>
      <i>
        {says("hand")} {now}
      </i>
      <b>
        {totals[store.me] ?? best}
        {target > 0 && <small> / {target}</small>}
      </b>
    </>
  );
}

function Sheet() {
  const { store, totals, best, hands, target } = useScore();
  return (
    <>
      <div class="hands-of-match" tabIndex={0} role="group" aria-label={says("total")}>
        <table>
          <thead>
            <tr>
              <td />
              {hands.map((_, at) => (
                <th key={at} scope="col">
                  <span class="sr">{says("hand")} </span>
                  {at + 1}
                </th>
              ))}
              <th scope="col">{says("total")}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((total, seat) => (
              <tr key={seat} class={`${seat === store.me ? "me" : ""} ${total === best && hands.length > 0 ? "best" : ""}`}>
                <th scope="row">
                  <span>
                    <Portrait seat={seat} /> <bdi>{store.seatName(seat)}</bdi>
                  </span>
                </th>
                {hands.map((points, at) => (
                  <td key={at}>{points[seat] === 0 ? "–" : points[seat]}</td>
                ))}
                <td class="total">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hands.length === 0 && <p>{says("nothing")}</p>}
      <p>{target > 0 ? says("until").replace("{n}", String(target)) : says("lowest")}</p>
    </>
  );
}

/** Without a limit of points or of time a match is a single hand. */
export const score: Score = { kept: ({ target, minutes }) => Boolean(target) || Boolean(minutes), Pad, Sheet };
