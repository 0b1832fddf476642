/** Tell the table something, and keep what it has against it. */
import { type Signal, useSignal } from "@preact/signals";
import type { TableStore, Wish } from "../table/store";

export interface Asking {
  /** Whether it was done. */
  ask: (wish: Wish) => Promise<boolean>;
  busy: Signal<boolean>;
  problem: Signal<string>;
}

export function useAsking(store: TableStore): Asking {
  const busy = useSignal(false);
  const problem = useSignal("");

  async function ask(wish: Wish): Promise<boolean> {
    busy.value = true;
    problem.value = "";
    const answer = await store.tell(wish);
    busy.value = false;
    if (answer.type === "refused") problem.value = answer.sentence;
    return answer.type !== "refused";
  }

  return { ask, busy, problem };
}
