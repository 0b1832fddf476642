import type { Signal } from "@preact/signals";

/** What went wrong, said where it went wrong. */
export function Trouble({ problem }: { problem: Signal<string> }) {
  return (
    <p role="alert" class={problem.value === "" ? "" : "trouble"}>
      {problem.value}
    </p>
  );
}
