/** The middle of the table: the places that belong to everybody, and the numbers that everybody watches. */
import type { ComponentChildren } from "preact";
import type { Zone } from "../view";
import { Ballots } from "./ballots";
import { Board } from "./board";
import { LyingCard } from "./card";
import { useSkin, useTable } from "./context";
import { Thrown } from "./dice";
import { formOf, middle, offersBelow } from "./forms";
import { boards, type Look, lookOf } from "./numbers";
import { Glasses, Notes, NumberView } from "./numberview";
import { look, Piece } from "./piece";
import { Rove } from "./rove";
import { ScorePad } from "./score";
import { t } from "./words";

const SHOWN_UP = 5;
const SHOWN_DOWN = 3;
const INSTRUMENTS: readonly Look[] = ["die", "arrow"];
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
  const words = store.words.value;
  const own = model.numbers.filter((number) => number.owner === null && !quiet.includes(number.name));
  const instruments = own.filter((number) => INSTRUMENTS.includes(lookOf(number, words)));
  const counters = own.filter((number) => !instruments.includes(number));
  return (
    <section class="centre" aria-label={t("table")}>
      {Around !== undefined && <Around numbers={model.numbers} values={store.values.value} words={store.words.value} />}
      <div class="corner-left">
        <ScorePad />
        {counters.map((number) => (
          <NumberView key={number.label} number={number} />
        ))}
        {model.ask?.entry == null && <Glasses />}
        <Notes owner={null} />
      </div>
      <div class="instruments">
        {instruments.map((number) => (
          <NumberView key={number.label} number={number} />
        ))}
        <Thrown known={instruments.map(({ name }) => name)} />
      </div>
      <Ballots />
      <Rove class="piles" label={t("table")} style={{ "--units": String(units) }}>
        {places.map((zone) =>
          laidOut(zone) ? <Spread key={zone.label} zone={zone} room={roomOf(zone)} /> : <Pile key={zone.label} zone={zone} />,
        )}
      </Rove>
      {[...boards(model.numbers, words)].map(([name, pawns]) => (
        <Board key={name} name={name} pawns={pawns} />
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
  const button = glow.loose.find((choice) => [piles[zone.name]].flat().includes(choice.verb));
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
