/** What can be done with what was picked: a button for each way and each target. The table stays in reach beside it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ChoiceFacts } from "../protocol";
import { aimedAt, aimOf, byVerb, narrowed } from "./choices";
import { CardBody } from "./card";
import { useSkin, useTable } from "./context";
import { others } from "./forms";
import { Portrait } from "./others";
import { t } from "./words";

const MOST = 10; // buttons of one verb, before one first says at whom

export function Sheet() {
  const store = useTable();
  const box = useRef<HTMLDivElement>(null);
  const picked = store.picked.value;
  const choices = picked === null ? [] : narrowed(store.choices.value, picked);
  const open = choices.length > 0;
  const card = picked?.card ?? picked?.other;
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>(".answer")?.focus({ preventScroll: true });
    return () => {
      const here = box.current?.contains(document.activeElement) !== false || document.activeElement === document.body;
      if (here && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, picked?.uid]);
  if (!open || picked === null) return null;
  return (
    <div class="sheet" role="dialog" aria-label={card ? t("choose") : t("actions")} ref={box}>
      <header>
        {card !== undefined && (
          <div class="small-card">
            <CardBody id={card} />
          </div>
        )}
        <p>{card === undefined ? store.now.value.sentence : store.face(card)?.name}</p>
        {card !== undefined && (
          <button
            type="button"
            class="quiet"
            aria-label={t("seeLarge")}
            onClick={() => {
              store.inspected.value = card;
            }}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">
              <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500 21 21M10.500 7.500v6M7.500 10.500h6" />
            </svg>
          </button>
        )}
        <button type="button" class="quiet" onClick={() => store.drop()}>
          {t("cancel")}
        </button>
      </header>
      <div class="sheet-ways">
        {[...byVerb(choices).values()].map((group) => (
          <Way key={group[0]?.verb ?? ""} choices={group} />
        ))}
        {picked.card !== undefined && choices.length === 1 && (
          <div class="way">
            <button type="button" class="answer resting" onClick={() => void store.why(picked.card ?? "")}>
              {t("whyNotLay")}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function Way({ choices }: { choices: readonly ChoiceFacts[] }) {
  const store = useTable();
  const words = store.now.value.choices;
  const [first] = choices;
  if (first === undefined) return null;
  const verb = words[first.text]?.verb ?? first.verb;
  const aimed = choices.length > 1 || Boolean(first.aim) || Boolean(first.other);
  const seats = [...new Set(choices.flatMap((choice) => (choice.aim === "seat" && choice.target != null ? [choice.target] : [])))];
  const bySeat = choices.length > MOST && seats.length > 1;
  return (
    <div class="way" role="group" aria-label={verb}>
      {aimed && <p>{verb}</p>}
      {bySeat
        ? seats.map((seat) => (
            <button
              key={seat}
              type="button"
              class="answer"
              onClick={() => store.narrow(narrowed(choices, { seat }), { ...store.picked.value, verb: first.verb, seat })}
            >
              <Portrait seat={seat} />
              {store.seatName(seat)}
            </button>
          ))
        : choices.map((choice) => (
            <button
              key={choice.text}
              type="button"
              class={`answer ${choice.harm ? "harm" : ""}`}
              data-choice={choice.text}
              onClick={() => store.choose(choice)}
            >
              {aimed ? <Aim choice={choice} /> : verb}
            </button>
          ))}
      {seats.length > 0 && <Spared like={first} aimed={seats} />}
    </div>
  );
}

/** Those whom it cannot be done to: touched, the table says why. */
function Spared({ like, aimed }: { like: ChoiceFacts; aimed: readonly number[] }) {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  return (
    <>
      {others(model)
        .filter((seat) => !aimed.includes(seat))
        .map((seat) => (
          <button key={seat} type="button" class="answer resting" onClick={() => void store.why(aimedAt(like, seat))}>
            <Portrait seat={seat} />
            <span>
              {store.seatName(seat)}
              <small>{t("whyNot")}</small>
            </span>
          </button>
        ))}
    </>
  );
}

/** At what a choice is aimed: a seat, a value, a second card. */
function Aim({ choice }: { choice: ChoiceFacts }) {
  const store = useTable();
  const { Sign } = useSkin();
  const words = store.now.value.choices[choice.text];
  const { aim, other, target } = choice;
  const id = store.words.value?.scales[aim ?? ""]?.find((step) => step.value === target)?.id;
  const said = aimOf(choice, words) || (other ? "" : words?.verb);
  return (
    <>
      {aim === "seat" && target != null && <Portrait seat={target} />}
      {id !== undefined && <Sign scale={aim ?? ""} id={id} />}
      {other !== undefined && (
        <span class="small-card">
          <CardBody id={other} />
        </span>
      )}
      <span>
        {said}
        {other !== undefined && <small>{store.face(other)?.name}</small>}
      </span>
    </>
  );
}
