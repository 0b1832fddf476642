/** Join by the five letters that somebody calls across the room. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { knock, sentenceOf } from "../house";
import { goToTable } from "../place";
import { t } from "../words";

export const CODE_LENGTH = 5;

/** The letters of a code in whatever was typed or pasted: a whole link will do. */
export function codeIn(text: string): string {
  const linked = /\/(?:t|tv|r)\/([A-Za-z]+)/.exec(text)?.[1] ?? text;
  return linked.toUpperCase().replace(/[^A-Z]/g, "").slice(0, CODE_LENGTH);
}

export function JoinByCode() {
  const code = useSignal("");
  const problem = useSignal("");
  const busy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);

  async function join(event: Event) {
    event.preventDefault();
    if (code.value.length < CODE_LENGTH) {
      problem.value = t("codeShort");
      field.current?.focus();
      return;
    }
    busy.value = true;
    problem.value = "";
    try {
      const door = await knock(code.value);
      goToTable(door.table);
    } catch (wrong) {
      problem.value = sentenceOf(wrong);
      field.current?.select();
    }
    busy.value = false;
  }

  return (
    <form class="ticket" onSubmit={join} aria-labelledby="ticket">
      <h2 id="ticket">{t("haveCode")}</h2>
      <div class="ticket-row">
        <input
          ref={field}
          class="code-field"
          value={code.value}
          placeholder="·····"
          size={CODE_LENGTH}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          aria-label={t("code")}
          aria-describedby="ticket-problem"
          onInput={(event) => {
            code.value = codeIn(event.currentTarget.value);
            event.currentTarget.value = code.value;
            problem.value = "";
          }}
        />
        <button type="submit" class="play" disabled={busy.value}>
          {t("join")}
        </button>
      </div>
      <p id="ticket-problem" role="alert" class={problem.value === "" ? "" : "trouble"}>
        {problem.value}
      </p>
    </form>
  );
}
