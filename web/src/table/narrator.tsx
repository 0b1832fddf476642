/** Tells, for those who listen, what has happened and what is asked; a burst of events comes as one message. */
import { useEffect, useState } from "preact/hooks";
import { lineIn } from "./chat";
import { useTable } from "./context";

const GATHER = 350;
const MOST = 6; // sentences of one burst

export function Narrator() {
  const store = useTable();
  const log = store.log.value;
  const chat = store.chat.value;
  // What had been said before one came is not told again.
  const [told, setTold] = useState(() => ({ ...lastOf(), text: "" }));
  const now = store.now.value.sentence;
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = log.filter((line) => line.key > told.key).map((line) => line.sentence);
      const talk = chat.filter((line) => line.number > told.number && line.seat !== store.me);
      const spoken = talk.map((line) => `${line.name}\u00a0: ${lineIn(line)}`);
      const text = [...fresh.slice(-MOST), ...spoken.slice(-MOST), now].join(" ");
      // The same words again are only read again if they differ a little.
      setTold({ ...lastOf(), text: text === told.text && fresh.length > 0 ? `${text}\u00a0` : text });
    }, GATHER);
    return () => clearTimeout(timer);
  }, [log, chat, now]);
  return (
    <p class="sr" role="status" aria-live="polite" id="narrator">
      {told.text}
    </p>
  );

  function lastOf(): { key: number; number: number } {
    return { key: log.at(-1)?.key ?? 0, number: chat.at(-1)?.number ?? 0 };
  }
}
