/** A screen for what cannot be: what it is, in words, and a way on. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface NoticeProps {
  title: string;
  sentence: string;
  children: ComponentChildren;
}

export function Notice({ title, sentence, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Tablée`;
    heading.current?.focus();
  }, [title]);
  return (
    <main class="notice">
      <EmptyChair />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert">{sentence}</p>
      <div class="ways">{children}</div>
    </main>
  );
}

/** A lamp above a table with one empty chair. */
function EmptyChair() {
  return (
    <svg class="empty-chair" viewBox="0 0 240 170" aria-hidden="true">
      <path class="beam" d="M96 46h48l58 96H38z" />
      <path class="cord" d="M120 0v22" />
      <path class="shade" d="M104 22h32l14 26H90z" />
      <ellipse class="rim" cx="120" cy="126" rx="86" ry="24" />
      <ellipse class="felt" cx="120" cy="121" rx="80" ry="20" />
      <rect class="paper-card" x="104" y="112" width="18" height="13" rx="2" transform="rotate(-12 113 118)" />
      <rect class="paper-card" x="124" y="113" width="18" height="13" rx="2" transform="rotate(9 133 119)" />
      <path class="wood" d="M106 132h28v6h-28zM108 138v30M132 138v30M108 104v28M132 104v28M106 102h28v10h-28z" />
    </svg>
  );
}
