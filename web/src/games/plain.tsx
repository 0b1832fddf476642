/** A game without pictures of its own: paper, ink, a colour and a sign for each kind of card, and words. */
import type { CardFace } from "../protocol";
import { useTable } from "../table/context";
import type { Skin } from "./skin";

/** Signs in a box of 24 by 24, for the kinds in their order: which gets which says nothing about it. */
const SIGNS = [
  "M12 3l8 5v8l-8 5-8-5V8z",
  "M12 20S4 14.500 4 9a4.300 4.300 0 0 1 8-2 4.300 4.300 0 0 1 8 2c0 5.500-8 11-8 11z",
  "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  "M12 3l2.700 5.800 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3.100 1.200-6.200L3 9.600l6.300-.8z",
  "M5 8h14v11H5zM9 8V5h6v3M5 13h14",
  "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 14c1.200 1.700 2.500 2.400 4 2.400s2.800-.7 4-2.400M9 9.500v.1M15 9.500v.1",
  "M3 9l9-5 9 5-9 5zM7 12v5c3 2 7 2 10 0v-5",
  "M13 3L6 14h5l-1 7 8-12h-6z",
  "M4 18l5-9 4 6 3-4 4 7zM17 5.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z",
  "M12 3v18M3 12h18M6 6l12 12M18 6L6 18",
  "M3 14l9-3V4l2 7 7 3v2l-7-1v4l2 2h-6l2-2v-4l-9 1z",
  "M6 4h12v6a6 6 0 0 1-12 0zM12 16v4M8 20h8",
  "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2",
  "M4 12a8 8 0 0 1 16 0zM12 12v7a2 2 0 0 1-4 0",
  "M7 21V10a5 5 0 0 1 10 0v11zM7 15h10M12 5V2",
  "M3 17c3 0 3-3 6-3s3 3 6 3 3-3 6-3M3 11c3 0 3-3 6-3s3 3 6 3 3-3 6-3",
  "M12 4c5 3 7 6 7 9a7 7 0 0 1-14 0c0-3 2-6 7-9z",
  "M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z",
  "M4 20V9l4 3 4-7 4 7 4-3v11z",
  "M8 12a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM2 12c4-7 16-7 20 0-4 7-16 7-20 0z",
  "M17 4a9 9 0 1 0 3 12A8 8 0 0 1 17 4z",
  "M4 8h3l2-3h6l2 3h3v11H4zM12 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  "M12 21V9M12 13C7 13 5 10 5 6c4 0 7 2 7 7zM12 11c0-4 2-6 7-7 0 5-3 7-7 7z",
  "M5 19L19 5M9 5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
] as const;

function Face({ face }: { face: CardFace }) {
  const n = useTable().kinds.value.indexOf(face.kind);
  const sign = SIGNS[Math.max(0, n) % SIGNS.length];
  return (
    <div class="plain-face" style={{ "--hue": String((20 + n * 137) % 360) }}>
      <span class="band">
        <b>{face.value ?? face.letter ?? ""}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={sign} />
        </svg>
      </span>
      <span class="picture">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={sign} />
        </svg>
      </span>
      <span class="name">{face.name}</span>
    </div>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <rect width="100" height="140" rx="9" fill="#fdf5e2" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="#6b4a35" />
      <path d="M6 38 38 6M6 70 70 6M6 102 94 14M6 134 94 46M38 134l56-56M70 134l24-24" stroke="#7d5a43" stroke-width="5" />
      <path d="M50 34 84 70 50 106 16 70z" fill="#6b4a35" stroke="#f4e4c1" stroke-width="3" stroke-linejoin="round" />
      <path d="M50 52 67 70 50 88 33 70z" fill="none" stroke="#f4e4c1" stroke-width="2" />
    </svg>
  );
}

function Sign({ id }: { scale: string; id: string }) {
  return <span class="sign letter">{id.slice(0, 1).toUpperCase()}</span>;
}

export const plain: Skin = {
  className: "plain",
  Face,
  Back,
  Sign,
  quiet: ["turn", "turns"],
  piles: { draw: "draw", deck: "draw" },
};

/** Paper, while the pictures of a game are on their way. */
export const bare: Skin = { ...plain, Face: () => null, Back: () => null };
