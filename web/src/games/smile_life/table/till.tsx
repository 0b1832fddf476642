/** Paying: salaries are put on the counter at a touch, the sum runs along, and one button pays. */
import { useState } from "preact/hooks";
import { CardBody } from "../../../table/card";
import { useTable } from "../../../table/context";
import { Rove } from "../../../table/rove";
import { Counter } from "./counter";
import { dueOf, wadsOf } from "./life";
import { say, wads } from "./words";

export function Till() {
  const store = useTable();
  const [counter, setCounter] = useState<readonly string[]>([]);
  const model = store.model.value;
  const due = model === null ? null : dueOf(model);
  if (model === null || due === null) return null;
  const choices = store.choices.value.filter((choice) => choice.card !== undefined);
  const worth = (card: string) => wadsOf(store.face(card));
  const sum = counter.reduce((total, card) => total + worth(card), 0);
  const left = due.left - sum;
  const goods = model.zones.find((zone) => zone.owner === store.me && zone.name === "acquisitions")?.slots.at(-1)?.card;

  return (
    <Counter>
      <header>
        {goods != null && (
          <span class="small-card">
            <CardBody id={goods} />
          </span>
        )}
        <p>
          <b>{store.face(goods ?? "")?.name}</b>
          <span>
            {say("price")} {wads(due.price)}
          </span>
        </p>
        <p class={`sum ${left > 0 ? "" : "enough"}`} role="status">
          <b>{due.price - due.left + sum}</b>
          <span>{left > 0 ? say("missing", { n: left }) : left === 0 ? say("exact") : say("over", { n: -left })}</span>
        </p>
      </header>
      <span class="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${Math.min(1, (due.price - due.left + sum) / due.price)})` }} />
      </span>
      <Rove class="purse" label={store.now.value.sentence}>
        {choices.map(({ card = "", text }) => {
          const there = copies(card);
          const put = counter.filter((one) => one === card).length;
          const may = left > 0 && put < there;
          return (
            <button
              key={text}
              type="button"
              class={`note-of-money ${put > 0 ? "put" : ""} ${may ? "glows" : ""}`}
              data-rove
              data-card={card}
              tabIndex={-1}
              aria-pressed={put > 0}
              aria-label={`${store.face(card)?.say ?? card}${there > 1 ? `, ${put} / ${there}` : ""}`}
              onClick={() => setCounter(may ? [...counter, card] : counter.filter((one) => one !== card))}
            >
              <CardBody id={card} />
              {there > 1 && (
                <b aria-hidden="true">
                  {put} / {there}
                </b>
              )}
            </button>
          );
        })}
      </Rove>
      <p class="till-ways">
        <button type="button" class="answer" disabled={counter.length === 0} onClick={() => setCounter([])}>
          {say("takeBack")}
        </button>
        <button type="button" class="answer main" disabled={left > 0} onClick={() => void pay()}>
          {left > 0 ? say("pay") : say("payFor", { what: wads(due.price - due.left + sum) })}
        </button>
      </p>
    </Counter>
  );

  function copies(card: string): number {
    const own = model?.zones.filter((zone) => zone.owner === store.me && ["salaries", "specials"].includes(zone.name)) ?? [];
    return own.flatMap((zone) => zone.slots).filter((slot) => slot.card === card).length;
  }

  /** Part by part: the table says after each whether more is needed. */
  async function pay(): Promise<void> {
    for (const card of counter) {
      const choice = store.model.value?.ask?.choices.find((one) => one.verb === "pay" && one.card === card);
      if (choice === undefined || !(await store.act(choice.text))) return;
      await store.shown();
    }
  }
}
