import { inkOn, paint } from "../colours";

/** The first letter of a name as people see it: é and 👩‍🚀 are one. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "?";
}

/** A wooden disc in somebody's colour. The name stands next to it. */
export function Portrait({ name, colour, bot = false }: { name: string; colour: string; bot?: boolean }) {
  return (
    <span class="disc" style={{ background: paint(colour), color: inkOn(colour) }} aria-hidden="true">
      {bot ? <Robot /> : initialOf(name)}
    </span>
  );
}

function Robot() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">
      <path d="M12 6V2.800M5 12H3M21 12h-2M9.500 15.800h5" />
      <rect x="5" y="6" width="14" height="13" rx="4" />
      <path d="M9.300 11v.6M14.700 11v.6" stroke-width="3" />
    </svg>
  );
}

/** A name that may be written in any script and any length. */
export function Name({ children }: { children: string }) {
  return (
    <bdi class="person-name" title={children}>
      {children}
    </bdi>
  );
}
