/** The choices that no piece stands for: buttons at the thumb. Offers, which others may snatch, are the big ones. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Buzzer } from "../games/skin";
import type { ChoiceFacts } from "../protocol";
import { lang, typeset } from "../words";
import { aimOf, gathered } from "./choices";
import { useRoom, useSkin, useTable } from "./context";
import { EntryForm } from "./entry";
import { t } from "./words";

const MOST = 6; // choices of one verb that get a button each

export function Actions({ controls }: { controls: ComponentChildren }) {
  const { store, mode } = useRoom();
  if (mode === "replay") return <section class="actions">{controls}</section>;
  const { buzzers = [] } = useSkin();
  const { loose } = store.glow.value;
  const undo = loose.find((choice) => choice.verb === "undo");
  const offers = loose.filter((choice) => !choice.answers && choice !== undo && !buzzers.some(({ verb }) => verb === choice.verb));
  const answers = loose.filter((choice) => choice.answers);
  const harms = answers.filter((choice) => choice.harm);
  const apart = harms.length < answers.length ? harms : [];
  const entry = store.model.value?.ask?.entry;
  const last = store.me >= 0 && store.model.value !== null && !store.model.value.moment.result;
  const within = (
    <>
      {offers.map((choice) => (
        <OfferButton key={choice.text} choices={[choice]} />
      ))}
      {entry && <EntryForm key={store.model.value?.ask?.id ?? ""} entry={entry} />}
      {gathered(answers.filter((choice) => !apart.includes(choice)), MOST).map((group) => (
        <Answer key={group[0]?.text ?? ""} group={group} />
      ))}
      {apart.length > 0 && (
        <button type="button" class="answer harm" aria-haspopup="dialog" onClick={() => store.narrow(apart, { harm: true })}>
          {t("otherwise")}
        </button>
      )}
      {last && undo && (
        <button type="button" class="undo" onClick={() => store.choose(undo)}>
          <span aria-hidden="true">↶ </span>
          {store.now.value.choices[undo.text]?.verb ?? t("takeBack")}
        </button>
      )}
    </>
  );
  const [left, right] = store.me >= 0 ? buzzers : [];
  return (
    <section class={`actions ${left === undefined ? "" : "with-buzzers"}`} aria-label={t("actions")}>
      {left === undefined ? (
        within
      ) : (
        <>
          <BuzzerButton buzzer={left} />
          <div class="between">{within}</div>
          {right !== undefined && <BuzzerButton buzzer={right} />}
        </>
      )}
    </section>
  );
}

/** It is always there, at the same place; touched too early, it says why not. */
function BuzzerButton({ buzzer: { verb, words } }: { buzzer: Buzzer }) {
  const store = useTable();
  const choices = store.choices.value.filter((choice) => choice.verb === verb);
  if (choices.length > 0) return <OfferButton key="lit" choices={choices} kind="buzzer lit" />;
  return (
    <button type="button" key="unlit" class="offer buzzer" data-verb={verb} aria-disabled="true" onClick={() => void store.why(verb)}>
      <span>{lang.value === "fr" ? typeset(words.fr) : words.en}</span>
    </button>
  );
}

function Answer({ group }: { group: readonly ChoiceFacts[] }) {
  const store = useTable();
  const [first] = group;
  if (first === undefined) return null;
  const words = store.now.value.choices[first.text];
  return (
    <button
      type="button"
      class={`answer ${first.harm ? "harm" : ""}`}
      data-choice={first.text}
      onClick={() => (group.length > 1 ? store.narrow(group, { verb: first.verb }) : store.choose(first))}
    >
      {group.length === 1 ? <Words choice={first} /> : <span>{words?.verb ?? first.verb}…</span>}
    </button>
  );
}

/** What a choice does, and at what it is aimed. */
export function Words({ choice }: { choice: ChoiceFacts }) {
  const store = useTable();
  const { Sign } = useSkin();
  const words = store.now.value.choices[choice.text];
  const id = store.words.value?.scales[choice.aim ?? ""]?.find((step) => step.value === choice.target)?.id;
  return (
    <>
      {id !== undefined && <Sign scale={choice.aim ?? ""} id={id} />}
      <span>{words?.verb ?? choice.verb}</span>
      {aimOf(choice, words) !== "" && <small>{aimOf(choice, words)}</small>}
    </>
  );
}

/** An offer fills up while everybody gets a moment, then it is open to whoever is first. */
function OfferButton({ choices, kind = "" }: { choices: readonly ChoiceFacts[]; kind?: string }) {
  const store = useTable();
  const [choice] = choices;
  const words = store.now.value.choices[choice?.text ?? ""];
  const ready = store.askedAt.value + (words?.wait ?? 0);
  const [open, setOpen] = useState(ready <= performance.now());
  useEffect(() => {
    const left = ready - performance.now();
    setOpen(left <= 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setOpen(true), left);
    return () => clearTimeout(timer);
  }, [ready]);
  if (choice === undefined) return null;
  return (
    <button
      type="button"
      class={`offer ${kind} ${open ? "open" : ""}`}
      data-verb={choice.verb}
      data-choice={choice.text}
      aria-disabled={!open}
      title={words?.sentence}
      onClick={() => {
        if (open && choices.length > 1) store.narrow(choices, { verb: choice.verb });
        else if (open) store.choose(choice);
      }}
    >
      {!open && <i class="fuse" style={{ animationDuration: `${Math.max(0, ready - performance.now())}ms` }} />}
      {choices.length > 1 ? <span>{words?.verb ?? choice.verb}…</span> : <Words choice={choice} />}
      <span class="sr">{open ? words?.sentence : t("tooEarly")}</span>
    </button>
  );
}
