/** My life in the middle of my screen: a street that grows. A house that is touched shows its cards one beside the other. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../../../table/context";
import { SeatNumbers } from "../../../table/numberview";
import { Piece } from "../../../table/piece";
import { Rove } from "../../../table/rove";
import { t } from "../../../table/words";
import { Smile } from "../smile";
import { House } from "./chapter";
import { type ChapterId, type Chapter, glanceAt, lifeOf } from "./life";
import { say } from "./words";
import "./street.css";

const ROW = 9; // cards that lie in one row

export function Street() {
  const store = useTable();
  const [open, setOpen] = useState<ChapterId | null>(null);
  const model = store.model.value;
  const sent = store.sent.value;
  useEffect(() => {
    if (sent !== null) setOpen(null);
  }, [sent]);
  if (model === null || store.me < 0) return null;
  const life = lifeOf(model, store.me);
  const glance = glanceAt(model, store.me, (id) => store.face(id));
  const opened = life.find(({ id, count }) => id === open && count > 0);
  const score = model.moment.tallies[store.me] ?? 0;
  return (
    <section class="mine my-street" aria-label={t("yours")}>
      <Rove class="houses" label={say("life")}>
        {life.map((chapter) => (
          <House key={chapter.id} chapter={chapter} glance={glance} onOpen={() => setOpen(chapter.id)} />
        ))}
      </Rove>
      <p class="sky">
        <SeatNumbers seat={store.me} />
        <span class="sun" role="img" aria-label={say("smiles", { n: score })} key={score}>
          <Smile score={score} />
          <b aria-hidden="true">{score}</b>
        </span>
      </p>
      {opened !== undefined && <Fanned chapter={opened} close={() => setOpen(null)} />}
    </section>
  );
}

/** All cards of a chapter, each to be touched. */
function Fanned({ chapter, close }: { chapter: Chapter; close: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const slots = chapter.zones.flatMap((zone) => zone.slots);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>("[data-rove]")?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Element && !event.target.closest(".fanned, .veil, .why-not")) close();
    };
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [chapter.id]);
  return (
    <div
      class={`fanned of-${chapter.id}`}
      role="dialog"
      aria-label={say(chapter.id)}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{say(chapter.id)}</h2>
        <button type="button" class="quiet" onClick={close}>
          {say("close")}
        </button>
      </header>
      <Rove class="row-of-cards" label={say(chapter.id)} style={{ "--many": String(Math.max(2, Math.ceil(slots.length / (slots.length > ROW ? 2 : 1)))) }}>
        {slots.map((slot) => (
          <Piece key={slot.uid} slot={slot} class="laid" lies />
        ))}
      </Rove>
    </div>
  );
}
