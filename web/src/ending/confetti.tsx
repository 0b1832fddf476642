/** One second of paper snow for whoever has won. A touch ends it; where nothing is to move, there is none. */
import { useEffect, useState } from "preact/hooks";
import { still } from "../settings";

const PIECES = 26;
const SECOND = 1300; // with the last piece on its way

export function Confetti({ colours }: { colours: readonly string[] }) {
  const [falls, fall] = useState(!still());
  useEffect(() => {
    if (!falls) return undefined;
    const end = () => fall(false);
    const timer = setTimeout(end, SECOND);
    for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, end, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of ["pointerdown", "keydown"]) document.removeEventListener(event, end);
    };
  }, [falls]);
  if (!falls) return null;
  const inks = [...colours, "var(--lamp)", "var(--brick)", "#fff"];
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, at) => (
        <i
          key={at}
          style={{
            left: `${(at * 61) % 100}%`,
            background: inks[at % inks.length] ?? "",
            animationDelay: `${(at * 37) % 300}ms`,
            "--drift": `${((at * 29) % 80) - 40}px`,
            "--spin": `${((at * 83) % 720) - 360}deg`,
          }}
        />
      ))}
    </div>
  );
}
