/** The end of a hand: what everybody was left with, what that cost, and the totals so far. */
import type { Model } from "../view";
import { CardBody } from "./card";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { bags } from "./forms";
import { Portrait } from "./others";
import { t } from "./words";

export function HandCount() {
  const store = useTable();
  const count = store.count.value;
  const model = store.model.value;
  if (count === null || model === null) return null;
  return (
    <Dialog class="count" label={t("handEnd")} close={count.go} closes={false}>
      <h2>{t("handEnd")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("points")}</th>
            <th scope="col">{t("total")}</th>
          </tr>
        </thead>
        <tbody>
          {count.rows.map(({ seat, points, total }, at) => (
            <tr key={seat} class={seat === store.me ? "me" : ""} style={{ "--at": String(at) }}>
              <th scope="row">
                <span class="person">
                  <Portrait seat={seat} /> <bdi>{store.seatName(seat)}</bdi>
                </span>
                <Left cards={leftWith(model, seat)} />
              </th>
              <td>{points > 0 ? `+${points}` : "0"}</td>
              <td class="total">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="foot">
        <button type="button" class="play" data-first onClick={count.go}>
          {t("goOn")}
        </button>
      </p>
    </Dialog>
  );
}

/** The cards that a seat holds, as far as they have been shown. */
export function leftWith(model: Model, seat: number): string[] {
  return bags(model, seat).flatMap((zone) => (zone.hidden ? zone.known : zone.slots.flatMap(({ card }) => card ?? [])));
}

/** Each card with what is printed of its cost. */
function Left({ cards }: { cards: readonly string[] }) {
  const store = useTable();
  const rank = (card: string) => store.faces.value.get(card)?.rank ?? 0;
  return (
    <span class="tiny-cards">
      {[...cards]
        .sort((a, b) => rank(a) - rank(b))
        .map((card, at) => {
          const face = store.face(card);
          const cost = face?.facts?.["points"];
          return (
            <span key={at} role="img" aria-label={[face?.say ?? card, cost].filter((part) => part !== undefined).join(", ")}>
              <CardBody id={card} />
              {cost !== undefined && <i>{cost}</i>}
            </span>
          );
        })}
    </span>
  );
}
