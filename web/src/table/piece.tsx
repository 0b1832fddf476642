/** A card that can be touched, held, dragged: in a hand, on the table, at a seat. */
import { useRef } from "preact/hooks";
import type { ChoiceFacts } from "../protocol";
import type { Slot } from "../view";
import { CardBody } from "./card";
import { useSkin, useTable } from "./context";
import { dragging, type Drag, dropAt, follow, release, startDrag } from "./drag";
import { t } from "./words";

const HOLD = 450; // milliseconds that a finger rests on a card to see it large

interface Props {
  slot: Slot;
  class: string;
  style?: Record<string, string> | undefined;
  /** How the place is called, for whoever does not see it. */
  where?: string;
  drags?: boolean;
  /** It has been laid for good: where nothing is offered a touch shows it large. In a hand it asks why not. */
  lies?: boolean;
}

export function Piece({ slot, class: name, style, where, drags = false, lies = false }: Props) {
  const store = useTable();
  const { careful } = useSkin();
  const hold = useRef(0);
  const drag = useRef<Drag | null>(null);
  const { uid, card } = slot;
  const choices = store.glow.value.slots.get(uid) ?? [];
  const face = card === null ? undefined : store.face(card);
  const marks = store.marksOf(uid);
  const label = [face?.say ?? t("cardBack"), where, ...marks.map((mark) => mark.words), stateIn(choices)];

  function letGo() {
    clearTimeout(hold.current);
    hold.current = 0;
  }

  return (
    <button
      type="button"
      class={`${name} ${look(choices, careful)} ${store.picked.value?.uid === uid ? "picked" : ""} ${isSent() ? "sent" : ""}`}
      data-rove
      data-uid={uid}
      data-card={card ?? ""}
      data-down={String(card === null)}
      aria-label={label.filter(Boolean).join(", ")}
      {...(choices.length > 1 ? { "aria-expanded": store.picked.value?.uid === uid } : {})}
      tabIndex={-1}
      {...(style === undefined ? {} : { style })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        letGo();
        hold.current = window.setTimeout(() => {
          hold.current = 0;
          if (!drag.current?.moved) store.inspected.value = card;
        }, HOLD);
        if (drags && card !== null && choices.length > 0) drag.current = startDrag(event);
      }}
      onPointerMove={(event) => {
        if (drag.current !== null && follow(drag.current, event)) letGo();
      }}
      onPointerUp={(event) => {
        letGo();
        const moved = drag.current?.moved === true;
        if (drag.current !== null) release(drag.current);
        drag.current = null;
        if (moved && card !== null) dropAt(store, { uid, card }, event.clientX, event.clientY);
      }}
      onPointerCancel={() => {
        letGo();
        if (drag.current !== null) release(drag.current);
        drag.current = null;
      }}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (card === null || store.inspected.value !== null || dragging.value) return;
        if (lies && choices.length === 0) store.inspected.value = card;
        else store.touch(card, uid);
      }}
    >
      <span class="lift">
        <CardBody id={card} />
        {marks.map((mark) => (
          <span key={mark.name} class="mark" aria-hidden="true" title={mark.words}>
            {mark.sign}
          </span>
        ))}
      </span>
    </button>
  );

  function isSent(): boolean {
    return card !== null && store.sent.value?.split(" ").includes(card) === true;
  }

  function stateIn(open: readonly ChoiceFacts[]): string {
    if (store.me < 0) return "";
    return t(open.length > 0 ? "playable" : "notPlayable");
  }
}

/** What glows, what is merely offered, what could be done but with care, and what rests. */
export function look(choices: readonly ChoiceFacts[], careful: readonly string[] = []): string {
  if (choices.length === 0) return "rests";
  if (choices.every((choice) => careful.includes(choice.verb))) return "could";
  return choices.some((choice) => choice.answers) ? "glows" : "offered";
}
