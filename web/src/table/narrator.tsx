/** Tells, for those who listen, what has happened and what is asked; a burst of events comes as one message. */
import { useEffect, useState } from "preact/hooks";
import { lineIn } from "./chat";
import { useTable } from "./context";

const GATHER = 350;
const MOST = 6; // sentences of one burst

export function Narrator() {
  const store = useTable();
  const [told, setTold] = useState({ key: 0, number: 0, text: "", begun: false });
  const log = store.log.value;
  const chat = store.chat.value;
  const now = store.now.value.sentence;
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = told.begun ? log.filter((line) => line.key > told.key).map((line) => line.sentence) : [];
      const talk = told.begun ? chat.filter((line) => line.number > told.number && line.seat !== store.me) : [];
      const spoken = talk.map((line) => `${line.name}\u00a0: ${lineIn(line)}`);
      const text = [...fresh.slice(-MOST), ...spoken.slice(-MOST), now].join(" ");
      // The same words again are only read again if they differ a little.
      setTold({
        key: log.at(-1)?.key ?? 0,
        number: chat.at(-1)?.number ?? 0,
        text: text === told.text && fresh.length > 0 ? `${text}\u00a0` : text,
        begun: true,
      });
    }, GATHER);
    return () => clearTimeout(timer);
  }, [log, chat, now]);
  return (
    <p class="sr" role="status" aria-live="polite" id="narrator">
      {told.text}
    </p>
  );
}
