/** The table in the order of reading: headings, lists and buttons for everything, one below the other. */
import type { ComponentChildren } from "preact";
import type { Zone } from "../view";
import { aimOf } from "./choices";
import { useSkin, useTable } from "./context";
import { EntryForm } from "./entry";
import { others } from "./forms";
import { isFirstFresh } from "./log";
import { speaks } from "./numbers";
import { drawingIn } from "./drawing";
import { clockFace, useLeft } from "./numberview";
import { useStates } from "./others";
import { pair } from "../words";
import { t, tf } from "./words";

export function Linear({ controls }: { controls: ComponentChildren }) {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  const { me } = store;
  const entry = model.ask?.entry;
  return (
    <div class="linear">
      <section>
        <h2>{t("moment")}</h2>
        <p>{store.now.value.sentence}</p>
        {store.just.value && <p>{store.just.value.sentence}</p>}
        <Times />
        {controls}
      </section>
      {me >= 0 && (
        <section>
          <h2>{t("actions")}</h2>
          {entry && <EntryForm key={model.ask?.id ?? ""} entry={entry} />}
          <Choices />
        </section>
      )}
      {me >= 0 && <Seat seat={me} heading={t("yours")} />}
      <section>
        <h2>{t("table")}</h2>
        <Things owner={null} />
      </section>
      {others(model).map((seat) => (
        <Seat key={seat} seat={seat} heading={store.seatName(seat)} />
      ))}
      <section>
        <h2>{t("log")}</h2>
        <ol class="lines-of-log">
          {store.log.value.slice(-40).map((line, at, lines) => (
            <li key={line.key}>
              {isFirstFresh(lines, at, store.since.value) && <b>{t("sinceYourTurn")} </b>}
              {line.rule ? (
                <button type="button" onClick={() => void store.about(line.rule ?? "", line.sentence)}>
                  {line.sentence}
                </button>
              ) : (
                line.sentence
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Every choice as a button, in whole words. */
function Choices() {
  const store = useTable();
  const choices = store.choices.value;
  if (choices.length === 0) return <p>{t("nothingToDo")}</p>;
  return (
    <ul class="choices">
      {choices.map((choice) => {
        const words = store.now.value.choices[choice.text];
        const card = choice.card === undefined ? "" : (store.face(choice.card)?.say ?? choice.card);
        const other = choice.other === undefined ? "" : (store.face(choice.other)?.say ?? choice.other);
        const aim = aimOf(choice, words);
        return (
          <li key={choice.text}>
            <button type="button" class="answer" onClick={() => store.choose(choice)}>
              {[words?.verb ?? choice.verb, card, other, aim].filter(Boolean).join(", ")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Seat({ seat, heading }: { seat: number; heading: string }) {
  const store = useTable();
  const states = useStates(seat);
  const { told } = useSkin();
  const waited = store.model.value?.moment.waiting.includes(seat);
  return (
    <section>
      <h2>{heading}</h2>
      {(waited || states.length > 0) && (
        <p>{[waited ? t(seat === store.me ? "yourTurn" : "turnOf") : "", ...states.map(({ words }) => words)].filter(Boolean).join(", ")}</p>
      )}
      {told !== undefined && <p>{told(store, seat).join(", ")}</p>}
      <Things owner={seat} />
    </section>
  );
}

/** Numbers, notes, places and their cards. */
function Things({ owner }: { owner: number | null }) {
  const store = useTable();
  const model = store.model.value;
  const words = store.words.value;
  if (model === null) return null;
  const numbers = model.numbers.filter(
    (number) => number.owner === owner && speaks(number, words) && words?.numbers[number.label] !== number.name,
  );
  const notes = model.notes.filter((note) => note.owner === owner && note.text);
  return (
    <>
      <ul>
        {numbers.map((number) => (
          <li key={number.label}>
            {pair(words?.numbers[number.label] ?? number.name, store.values.value[number.label] ?? String(number.value))}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note.label}>
            {pair(words?.notes[note.label] ?? note.name, drawingIn(note.text ?? "") === null ? (note.text ?? "") : t("drawing"))}
          </li>
        ))}
      </ul>
      {model.zones
        .filter((zone) => zone.owner === owner && zone.slots.length > 0)
        .map((zone) => (
          <Place key={zone.label} zone={zone} />
        ))}
    </>
  );
}

function Place({ zone }: { zone: Zone }) {
  const store = useTable();
  const name = store.words.value?.zones[zone.label] ?? zone.name;
  const seen = zone.slots.filter((slot) => slot.card !== null);
  return (
    <>
      <h3>{`${name}, ${zone.slots.length}`}</h3>
      {seen.length > 0 && (
        <ul class="cards-in-words">
          {seen.map((slot) => {
            const card = slot.card ?? "";
            const open = (store.glow.value.slots.get(slot.uid)?.length ?? 0) > 0;
            return (
              <li key={slot.uid}>
                <button
                  type="button"
                  data-card={card}
                  onClick={() => {
                    if (open) store.touch(card, slot.uid);
                    else store.inspected.value = card;
                  }}
                >
                  {[store.face(card)?.say ?? card, ...store.marksOf(slot.uid).map((mark) => mark.words), open ? t("playable") : ""]
                    .filter(Boolean)
                    .join(", ")}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {zone.known.length > 0 && <p>{tf("knownThere", { cards: zone.known.map((id) => store.face(id)?.say ?? id).join(", ") })}</p>}
    </>
  );
}

function Times() {
  const store = useTable();
  const own = store.clock.value.left.seats?.[String(store.me)];
  const left = useLeft(own ?? 0);
  const glasses = store.model.value?.glasses.filter((glass) => glass.runs) ?? [];
  return (
    <>
      {own !== undefined && (
        <p>
          {tf("timeLeft", { time: clockFace(left) })}{" "}
          <button type="button" onClick={() => void store.ask({ type: "time" })}>
            {t("moreTime")}
          </button>
        </p>
      )}
      {glasses.map((glass) => (
        <p key={glass.name}>
          {pair(store.words.value?.glasses[glass.name] ?? glass.name, clockFace(glassLeft(glass.name)))}
        </p>
      ))}
    </>
  );

  function glassLeft(name: string): number {
    const { left: clock, at } = store.clock.value;
    return Math.max(0, (clock.glasses?.[name] ?? 0) - (performance.now() - at));
  }
}
