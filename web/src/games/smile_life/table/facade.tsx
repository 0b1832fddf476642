/** The houses of a street, quietly behind the cards of their chapters: a roof each, that says which it is. */
import type { ChapterId } from "./life";

/** Roofs in a box of 100 by 20, which are stretched over whatever lies below. */
const ROOFS: Readonly<Record<ChapterId, string>> = {
  school: "M0 20 6 11h30V7l14-7 14 7v4h30l6 9z",
  work: "M0 20V9l19-7v7l19-7v7l19-7v7l19-7v7h6V1h10v8h8v11z",
  heart: "M2 20C8 8 30 7 46 4q4-6 8 0c16 3 38 4 44 16z",
  family: "M0 20 34 3l16 8 16-8 34 17z",
  home: "M0 20 14 12V2h11v4L50 0l50 20z",
  honours: "M0 20v-4L50 1l50 15v4z",
  trouble: "M1 20C-3 10 8 7 15 9 18-1 34-1 39 5c7-7 21-5 23 2 10-5 21-1 21 6 12-2 18 2 16 7z",
};

export function Facade({ id }: { id: ChapterId }) {
  return (
    <span class="facade" aria-hidden="true">
      <svg class="roof" viewBox="0 0 100 20" preserveAspectRatio="none">
        <path d={ROOFS[id]} />
      </svg>
      <span class="wall" />
    </span>
  );
}
