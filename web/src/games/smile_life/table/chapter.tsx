/** One chapter of a life: a house of the street, its cards before it, its name and figure below. */
import { LyingCard } from "../../../table/card";
import { useTable } from "../../../table/context";
import { look } from "../../../table/piece";
import { t } from "../../../table/words";
import { Facade } from "./facade";
import { type Chapter, type Glance, type Group, sentenceOf } from "./life";
import { say, wads } from "./words";

const SHOWN = 3; // of equal cards, and of what was turned over for an acquisition

/** The figure that a chapter is about, short. */
export function figureOf(chapter: Chapter, glance: Glance): string {
  switch (chapter.id) {
    case "school":
      return glance.level > 0 ? say("level", { n: glance.level }) : "";
    case "work":
      return glance.money > 0 ? wads(glance.money) : "";
    case "heart":
      return glance.flirts > 0 ? String(glance.flirts) : "";
    case "family":
      return glance.children > 0 ? String(glance.children) : "";
    case "home":
      return glance.goods > 0 ? String(glance.goods) : "";
    case "honours":
    case "trouble":
      return chapter.count > 0 ? String(chapter.count) : "";
  }
}

/** A chapter as a house that can be touched: what is offered there, or all that lies there. */
export function House({ chapter, glance, onOpen }: { chapter: Chapter; glance: Glance; onOpen: () => void }) {
  const store = useTable();
  const { id, zones, groups, count } = chapter;
  const glow = store.glow.value;
  const slots = zones.flatMap((zone) => zone.slots);
  const glowing = slots.filter((slot) => glow.slots.has(slot.uid));
  const open = glowing.flatMap((slot) => glow.slots.get(slot.uid) ?? []);
  const kinds = new Set(glowing.map((slot) => slot.card));
  const figure = figureOf(chapter, glance);
  const waits = id === "trouble" ? glance.waits.length : 0;

  function touch() {
    const [only] = glowing;
    if (kinds.size === 1 && only?.card != null) store.touch(only.card, only.uid);
    else if (count > 0) onOpen();
  }

  return (
    <button
      type="button"
      class={`chapter of-${id} ${look(open)} ${count === 0 ? "empty" : ""} ${waits > 0 ? "pends" : ""}`}
      data-rove
      data-zone={zones[0]?.label}
      data-card={slots.at(-1)?.card ?? ""}
      tabIndex={-1}
      aria-label={[say(id), count > 0 ? tally(chapter) : t("nothingThere"), open.length > 0 ? t("playable") : ""].filter(Boolean).join(", ")}
      onClick={touch}
    >
      <Facade id={id} />
      <Rooms groups={groups} />
      {zones.slice(1).map((zone) => (
        <i key={zone.label} class="spot" data-zone={zone.label} aria-hidden="true" />
      ))}
      <span class="plaque" aria-hidden="true">
        <span>{say(id)}</span> {figure !== "" && <b key={figure}>{figure}</b>}
      </span>
      {waits > 0 && (
        <span class="waiting" aria-hidden="true">
          {glance.waits.includes("prison") ? say("jailed", { n: sentence() }) : say("skips", { n: waits })}
        </span>
      )}
    </button>
  );

  function tally({ groups: all }: Chapter): string {
    return all.map((group) => [store.face(group.slots.at(-1)?.card ?? "")?.say, group.slots.length > 1 ? `× ${group.slots.length}` : ""].filter(Boolean).join(" ")).join(", ");
  }

  function sentence(): number {
    const model = store.model.value;
    return model === null ? 0 : sentenceOf(model);
  }
}

/** The cards of a chapter, as close as they must lie to fit. */
export function Rooms({ groups }: { groups: readonly Group[] }) {
  return (
    <span class="rooms" aria-hidden="true" style={{ "--many": String(Math.max(1, groups.length)) }}>
      {groups.map((group) => (
        <Stack key={group.slots[0]?.uid} group={group} />
      ))}
    </span>
  );
}

function Stack({ group: { slots, under, turned } }: { group: Group }) {
  const shown = slots.slice(-SHOWN);
  return (
    <span class={`stacked ${turned ? "turned" : ""} ${under.length > 0 ? "paid" : ""}`}>
      {under.slice(-SHOWN).map((slot, at) => (
        <span key={slot.uid} class="spent" style={{ "--at": String(at + 1) }}>
          <LyingCard uid={slot.uid} id={slot.card} />
        </span>
      ))}
      {shown.map((slot, at) => (
        <span key={slot.uid} class="one" style={{ "--at": String(shown.length - 1 - at) }}>
          <LyingCard uid={slot.uid} id={slot.card} />
        </span>
      ))}
      {slots.length > 1 && <b>{slots.length}</b>}
    </span>
  );
}
