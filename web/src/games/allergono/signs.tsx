/** What Allergono lays on its piles: the colour in force, by shape, letter and name, and the fine that has grown. */
import { useTable } from "../../table/context";
import { Shape, SHAPES } from "./shapes";

const SHAPE_OF: Readonly<Record<string, keyof typeof SHAPES>> = {
  red: "bell",
  yellow: "sun",
  green: "leaf",
  blue: "drop",
  mauve: "moon",
};
const SMALL_FINE = 2; // the first +2
const LARGE_FINE = 12; // from here on the sign grows no more

export function Sign({ scale, id }: { scale: string; id: string }) {
  if (scale !== "colour") return null;
  return (
    <svg viewBox="0 0 40 40" class={`sign of-${id}`} aria-hidden="true">
      <Shape shape={SHAPE_OF[id] ?? "moon"} size={36} x={20} y={20} />
    </svg>
  );
}

export function OnPile({ place }: { place: string }) {
  if (place === "pile") return <Colour />;
  return place === "draw" ? <Fine /> : null;
}

function useNumber(name: string) {
  const store = useTable();
  const number = store.model.value?.numbers.find((one) => one.name === name);
  return { value: number?.value ?? 0, said: store.values.value[number?.label ?? ""] ?? "", words: store.words.value };
}

/** Where the top card is mauve, this is what rules. */
function Colour() {
  const { value, said, words } = useNumber("colour");
  const id = words?.scales["colour"]?.find((step) => step.value === value)?.id ?? "mauve";
  const letter = words?.cards.find((card) => card.colour === id)?.letter;
  return id === "mauve" ? null : (
    <span class={`in-force of-${id}`} key={id} role="img" aria-label={`${words?.numbers["colour"] ?? ""} ${said}`}>
      <Sign scale="colour" id={id} />
      <b>{letter}</b>
      <i>{said}</i>
    </span>
  );
}

/** The larger the fine, the larger its sign: it lies on the pile from which it will be drawn. */
function Fine() {
  const { value, said, words } = useNumber("pending");
  if (value === 0) return null;
  const share = Math.min(1, (value - SMALL_FINE) / (LARGE_FINE - SMALL_FINE));
  return (
    <span class="fine-due" key={value} style={{ "--grown": share.toFixed(2) }} role="img" aria-label={`${words?.numbers["pending"] ?? ""} ${said}`}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={SNEEZE} />
      </svg>
      <b aria-hidden="true">+{value}</b>
    </span>
  );
}

/** What flies out of a nose: round blobs about a middle. */
const SNEEZE = Array.from({ length: 13 }, (_, at) => {
  const angle = (at * 2 * Math.PI) / 13;
  const far = 58 + ((at * 5) % 3) * 9;
  const r = 24 + ((at * 7) % 4) * 4;
  const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
  return `M${(x + r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0z`;
}).join("") + "M62 0a62 62 0 1 1-124 0a62 62 0 1 1 124 0z";
