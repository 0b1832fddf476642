/** The middle of the table: the places that belong to everybody, and the numbers that everybody watches. */
import type { ComponentChildren } from "preact";
import type { NumberFacts } from "../protocol";
import type { Zone } from "../view";
import { LyingCard } from "./card";
import { useSkin, useTable } from "./context";
import { formOf, middle, offersBelow } from "./forms";
import { tracks } from "./numbers";
import { Glasses, Notes, NumberView } from "./numberview";
import { Portrait } from "./others";
import { look, Piece } from "./piece";
import { Rove } from "./rove";
import { ScorePad } from "./score";
import { t } from "./words";

const SHOWN_UP = 5;
const SHOWN_DOWN = 3;
const WIDEST = 3.2; // cards' widths that a row may take beside others

export function Centre({ aside }: { aside: ComponentChildren }) {
  const store = useTable();
  const { Around, quiet } = useSkin();
  const model = store.model.value;
  if (model === null) return null;
  const places = middle(model, quiet);
  for (const zone of places) if (offersBelow(zone, store.glow.value)) store.spreads.add(zone.name);
  const laidOut = (zone: Zone) => formOf(zone, model.viewer, store.spreads.has(zone.name)) === "spread";
  const roomOf = (zone: Zone) => (laidOut(zone) ? Math.min(Math.max(1, zone.slots.length), places.length > 1 ? WIDEST : 5) : 1);
  const units = places.reduce((sum, zone) => sum + roomOf(zone), 0);
  const counters = model.numbers.filter((number) => number.owner === null && !quiet.includes(number.name));
  return (
    <section class="centre" aria-label={t("table")}>
      {Around !== undefined && <Around numbers={model.numbers} values={store.values.value} words={store.words.value} />}
      <div class="corner-left">
        <ScorePad />
        {counters.map((number) => (
          <NumberView key={number.label} number={number} />
        ))}
        <Glasses />
        <Notes owner={null} />
      </div>
      <Rove class="piles" label={t("table")} style={{ "--units": String(units) }}>
        {places.map((zone) =>
          laidOut(zone) ? <Spread key={zone.label} zone={zone} room={roomOf(zone)} /> : <Pile key={zone.label} zone={zone} />,
        )}
      </Rove>
      {[...tracks(model.numbers, store.words.value)].map(([name, pawns]) => (
        <Track key={name} name={name} pawns={pawns} />
      ))}
      {aside}
    </section>
  );
}

export function useZoneName(zone: Zone): string {
  return useTable().words.value?.zones[zone.label] ?? zone.name;
}

/** Cards one on the other. A touch takes what is offered there, or shows what lies in it. */
export function Pile({ zone, children }: { zone: Zone; children?: ComponentChildren }) {
  const store = useTable();
  const { OnPile, onto, piles } = useSkin();
  const glow = store.glow.value;
  const name = useZoneName(zone);
  const up = zone.slots.some((slot) => slot.card !== null);
  const cards = zone.slots.slice(up ? -SHOWN_UP : -SHOWN_DOWN);
  const top = cards.at(-1);
  const face = top?.card == null ? undefined : store.face(top.card);
  const button = glow.loose.find((choice) => choice.verb === piles[zone.name]);
  const inside = zone.slots.flatMap((slot) => glow.slots.get(slot.uid) ?? []);
  const onTop = top === undefined ? [] : (glow.slots.get(top.uid) ?? []);
  const put = store.putting(onto?.[zone.name]);
  const glows = look(put ?? (button !== undefined ? [button] : inside));
  const verb = put?.[0] ?? button ?? (inside.length === 1 ? inside[0] : undefined);
  const label = `${name}, ${zone.slots.length}${face ? `, ${face.say}` : ""}`;

  function touch() {
    const [only] = put ?? [];
    if (only !== undefined) store.choose(only);
    else if (button !== undefined) store.choose(button);
    else if (top?.card != null && onTop.length > 0 && onTop.length === inside.length) store.touch(top.card, top.uid);
    else if (zone.slots.length > 1 && up) store.visited.value = zone.label;
    else if (top?.card != null) store.inspected.value = top.card;
  }

  return (
    <button
      type="button"
      class={`pile ${up ? "up" : "down"} ${glows}`}
      data-rove
      data-zone={zone.label}
      data-card={top?.card ?? ""}
      tabIndex={-1}
      aria-label={verb ? `${store.now.value.choices[verb.text]?.verb ?? verb.verb}. ${label}` : label}
      onClick={touch}
      onContextMenu={(event) => {
        event.preventDefault();
        if (up) store.visited.value = zone.label;
      }}
    >
      <span class="place" aria-hidden="true" />
      {cards.map((slot) => (
        <LyingCard key={slot.uid} uid={slot.uid} id={slot.card} loose={up} />
      ))}
      {OnPile !== undefined && <OnPile place={zone.name} />}
      <span class="tag" aria-hidden="true">
        <i>{name}</i> <b>{store.countOf(zone)}</b>
      </span>
      {children}
    </button>
  );
}

/** Cards side by side. `room`: the width that it takes, in cards. */
export function Spread({ zone, room }: { zone: Zone; room: number }) {
  const name = useZoneName(zone);
  return (
    <div class="spread" data-zone={zone.label} style={{ "--many": String(zone.slots.length), "--room": String(room) }}>
      {zone.slots.map((slot) => (
        <Piece key={slot.uid} slot={slot} class="laid" where={name} drags />
      ))}
      <span class="tag" aria-hidden="true">
        <i>{name}</i> <b>{zone.slots.length}</b>
      </span>
    </div>
  );
}

/** Places with names in a row, and everybody's pawn where it stands. */
function Track({ name, pawns }: { name: string; pawns: readonly NumberFacts[] }) {
  const store = useTable();
  const steps = store.words.value?.scales[pawns[0]?.counts ?? ""] ?? [];
  return (
    <ol class="track" aria-label={store.words.value?.numbers[pawns[0]?.label ?? ""] ?? name}>
      {steps.map((step) => (
        <li key={step.value}>
          <span>{step.words}</span>
          {pawns
            .filter((pawn) => pawn.value === step.value)
            .map((pawn) => (
              <span key={pawn.label} role="img" aria-label={store.seatName(pawn.owner ?? 0)}>
                <Portrait seat={pawn.owner ?? 0} />
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}
