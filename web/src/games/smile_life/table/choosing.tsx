/** One card out of some that are offered: each as large as it can be, the sentence above, the way out below. */
import { useRef } from "preact/hooks";
import { Words } from "../../../table/actions";
import { CardBody } from "../../../table/card";
import { useTable } from "../../../table/context";
import { Rove } from "../../../table/rove";
import { Counter } from "./counter";

export function Choosing() {
  const store = useTable();
  const choices = store.choices.value;
  const cards = [...new Set(choices.flatMap(({ card }) => card ?? []))];
  // Answered once, in secret: it may be changed where the cards lie.
  const answered = useRef(false);
  answered.current ||= store.model.value?.sealed[store.me] != null;
  if (cards.length === 0 || store.picked.value !== null || answered.current) return null;
  return (
    <Counter class="choosing">
      <p class="question">{store.now.value.sentence}</p>
      <Rove class="purse" label={store.now.value.sentence}>
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            class="note-of-money glows"
            data-rove
            data-card={card}
            tabIndex={-1}
            aria-label={store.face(card)?.say ?? card}
            onClick={() => store.narrow(choices.filter((choice) => choice.card === card), { card })}
          >
            <CardBody id={card} />
            <span class="name" aria-hidden="true">
              {store.face(card)?.name}
            </span>
          </button>
        ))}
      </Rove>
      <p class="till-ways">
        {store.glow.value.loose.filter((choice) => choice.verb !== "undo").map((choice) => (
          <button key={choice.text} type="button" class={`answer ${choice.harm ? "harm" : ""}`} onClick={() => store.choose(choice)}>
            <Words choice={choice} />
          </button>
        ))}
      </p>
    </Counter>
  );
}
