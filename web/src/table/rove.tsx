/** A group of pieces with one stop for the tab key: arrows go from one to the next. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

const PIECES = "[data-rove]";

interface Props {
  class: string;
  label: string;
  describedby?: string;
  style?: Record<string, string>;
  onSize?: (width: number, height: number) => void;
  children: ComponentChildren;
}

export function Rove({ class: name, label, describedby, style, onSize, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const active = useRef<Element | null>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const mark = () => {
      const pieces = [...element.querySelectorAll<HTMLElement>(PIECES)];
      if (active.current === null || !pieces.includes(active.current as HTMLElement)) {
        active.current = pieces.find((piece) => piece.classList.contains("glows")) ?? pieces[0] ?? null;
      }
      for (const piece of pieces) piece.tabIndex = piece === active.current ? 0 : -1;
    };
    mark();
    const watcher = new MutationObserver(mark);
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const element = box.current;
    if (element === null || onSize === undefined || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => onSize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function take(piece: Element | undefined) {
    if (!(piece instanceof HTMLElement)) return;
    if (active.current instanceof HTMLElement) active.current.tabIndex = -1;
    active.current = piece;
    piece.tabIndex = 0;
    piece.focus();
  }

  return (
    <div
      class={name}
      ref={box}
      role="group"
      aria-label={label}
      {...(describedby === undefined ? {} : { "aria-describedby": describedby })}
      {...(style === undefined ? {} : { style })}
      onFocusCapture={(event) => {
        const piece = event.target instanceof Element ? event.target.closest(PIECES) : null;
        if (piece instanceof HTMLElement && piece !== active.current) {
          if (active.current instanceof HTMLElement) active.current.tabIndex = -1;
          active.current = piece;
          piece.tabIndex = 0;
        }
      }}
      onKeyDown={(event) => {
        const pieces = [...(box.current?.querySelectorAll(PIECES) ?? [])];
        const at = pieces.indexOf(document.activeElement as Element);
        if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        const to = {
          ArrowLeft: at - 1,
          ArrowUp: at - 1,
          ArrowRight: at + 1,
          ArrowDown: at + 1,
          Home: 0,
          End: pieces.length - 1,
        }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        take(pieces[(to + pieces.length) % pieces.length]);
      }}
    >
      {children}
    </div>
  );
}
