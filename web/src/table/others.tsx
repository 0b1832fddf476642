/** The others, in the order in which they sit, as living miniatures. Touched, they come to full size, or are aimed at. */
import { COLOURS, inkOn, paint } from "../colours";
import type { SeatFacts } from "../protocol";
import { initialOf } from "../ui/portrait";
import type { Zone } from "../view";
import { LyingCard } from "./card";
import { narrowed } from "./choices";
import { TimeLeft } from "./clock";
import { useSkin, useTable } from "./context";
import { bags, formOf, others, plots } from "./forms";
import { SeatNumbers } from "./numberview";
import { Rove } from "./rove";
import { phraseIn, t, tf } from "./words";

const BACKS = 8;
const SPEECH = 6000; // milliseconds that what somebody says stands beside their name

export function Others() {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  const seats = others(model);
  const crowded = seats.some((seat) => plots(model, seat).length > 0);
  return (
    <section class={`others ${crowded ? "crowded" : ""}`} data-count={seats.length}>
      <Rove class="ring" label={t("others")}>
        {seats.map((seat, at) => (
          <Other key={seat} seat={seat} at={(at + 1) / (seats.length + 1)} />
        ))}
      </Rove>
    </section>
  );
}

function Other({ seat, at }: { seat: number; at: number }) {
  const store = useTable();
  const model = store.model.value;
  if (model === null) return null;
  const facts = store.house.value?.seats[seat];
  const { Other: Life } = useSkin();
  const aimed = narrowed(store.glow.value.seats.get(seat) ?? [], store.picked.value).length > 0;
  const spared = !aimed && store.aiming.value.length > 0;
  const waited = model.moment.waiting.includes(seat) && !model.moment.result;
  return (
    <button
      type="button"
      class={`other ${waited ? "waited" : ""} ${aimed ? "glows" : ""} ${spared ? "spared" : ""}`}
      data-rove
      data-seat={seat}
      tabIndex={-1}
      style={{ "--at": String(at) }}
      aria-label={useSeatInWords(seat)}
      onClick={() => store.touchSeat(seat)}
      onContextMenu={(event) => {
        event.preventDefault();
        store.visited.value = seat;
      }}
    >
      <Portrait seat={seat} />
      <bdi class="who">{store.seatName(seat)}</bdi>
      <span class="holds">
        {bags(model, seat).map((zone) => (zone.hidden ? <Backs key={zone.label} zone={zone} /> : null))}
      </span>
      {bags(model, seat).map((zone) => (zone.hidden ? null : <OpenHand key={zone.label} zone={zone} />))}
      {Life === undefined ? (
        <>
          <SeatNumbers seat={seat} />
          <span class="street">
            {plots(model, seat).map((zone) => (
              <Miniature key={zone.label} zone={zone} />
            ))}
          </span>
        </>
      ) : (
        <Life seat={seat} />
      )}
      {spared && <Shield />}
      <States seat={seat} facts={facts} />
      {waited && <TimeLeft seat={seat} />}
      <Speech seat={seat} />
    </button>
  );
}

/** The first letter of a name, in the colour of whoever sits there. */
export function Portrait({ seat }: { seat: number }) {
  const store = useTable();
  const colour = store.house.value?.seats[seat]?.colour || COLOURS[seat % COLOURS.length] || "";
  return (
    <span class="portrait" aria-hidden="true" style={{ background: paint(colour), color: inkOn(colour) }}>
      {initialOf(store.seatName(seat))}
    </span>
  );
}

/** Whether somebody plays for them, whether they are away, whether they have answered in secret. */
export function useStates(seat: number): readonly { sign: string; words: string }[] {
  const store = useTable();
  const facts = store.house.value?.seats[seat];
  if (facts === undefined) return [];
  const name = store.seatName(seat);
  const out: { sign: string; words: string }[] = [];
  if (facts.resigned) out.push({ sign: "⚑", words: t("resigned") });
  else if (facts.covers) out.push({ sign: "⇄", words: tf("covered", { name }) });
  else if (facts.bot) out.push({ sign: "", words: t("bot") });
  else if (!store.present.value.includes(seat) && store.house.value?.state === "playing" && store.present.value.length > 0) {
    out.push({ sign: "…", words: t("away") });
  }
  if (store.model.value?.sealed[seat] != null) out.push({ sign: "✉", words: t("hasAnswered") });
  return out;
}

/** Whoever cannot be aimed at with what is picked: touched, the table says why. */
function Shield() {
  return (
    <svg class="shield" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2l9 3v6c0 5.500-3.800 9.300-9 11-5.200-1.700-9-5.500-9-11V5zM8 11.700l2.800 2.800 5-5.500" />
    </svg>
  );
}

function States({ seat }: { seat: number; facts: SeatFacts | undefined }) {
  return (
    <span class="states" aria-hidden="true">
      {useStates(seat).map(({ sign, words }) => sign && <i key={sign} title={words}>{sign}</i>)}
    </span>
  );
}

/** A seat in a sentence, for those who listen. */
function useSeatInWords(seat: number): string {
  const store = useTable();
  const model = store.model.value;
  const states = useStates(seat);
  const { told } = useSkin();
  const spared = store.aiming.value.length > 0 && !store.aiming.value.some((choice) => choice.target === seat);
  if (model === null) return "";
  const zones = model.zones.filter((zone) => zone.owner === seat && zone.slots.length > 0);
  const numbers = model.numbers.filter((number) => number.owner === seat && number.value);
  return [
    store.seatName(seat),
    model.moment.waiting.includes(seat) && !model.moment.result ? t("turnOf") : "",
    spared ? t("spared") : "",
    ...(told?.(store, seat) ?? []),
    ...zones.map((zone) => `${store.words.value?.zones[zone.label] ?? zone.name} ${zone.slots.length}`),
    ...numbers.map((number) => `${store.words.value?.numbers[number.label] ?? number.name} ${store.values.value[number.label] ?? number.value}`),
    ...states.map(({ words }) => words),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A hand that is not seen. */
export function Backs({ zone }: { zone: Zone }) {
  const { Back } = useSkin();
  const count = useTable().countOf(zone);
  const shown = Math.min(count, BACKS);
  return (
    <span class={`backs-of ${count === 1 ? "single" : ""}`} data-zone={zone.label}>
      <span class="backs" aria-hidden="true" style={{ "--many": String(Math.max(1, shown)) }}>
        {Array.from({ length: shown }, (_, at) => (
          <span key={at} style={{ "--turn": `${(at - (shown - 1) / 2) * 7}deg` }}>
            <Back />
          </span>
        ))}
      </span>
      <span class="tally" key={count} aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

/** A hand that is open: after the game, or to whoever may watch it. */
function OpenHand({ zone }: { zone: Zone }) {
  return (
    <span class="open-hand" data-zone={zone.label} style={{ "--many": String(Math.max(1, zone.slots.length)) }}>
      {zone.slots.map((slot) => (
        <LyingCard key={slot.uid} uid={slot.uid} id={slot.card} />
      ))}
    </span>
  );
}

/** What lies before somebody, small: the card on top, and how many there are. */
function Miniature({ zone }: { zone: Zone }) {
  const { viewer } = useTable().model.value ?? { viewer: -1 };
  const top = zone.slots.slice(formOf(zone, viewer) === "pile" ? -1 : -2);
  return (
    <span class={`miniature ${top.length === 0 ? "empty" : ""}`} data-zone={zone.label}>
      {top.map((slot) => (
        <LyingCard key={slot.uid} uid={slot.uid} id={slot.card} />
      ))}
      {zone.slots.length > 1 && <b>{zone.slots.length}</b>}
    </span>
  );
}

/** What they have just said. */
function Speech({ seat }: { seat: number }) {
  const store = useTable();
  const said = store.chat.value.findLast((line) => line.seat === seat);
  const fresh = said !== undefined && performance.now() - (store.heardAt.get(said.number) ?? -SPEECH) < SPEECH;
  return fresh ? (
    <span class="speech" key={said.number}>
      {said.phrase ? phraseIn(said.phrase) : said.text}
    </span>
  ) : null;
}
