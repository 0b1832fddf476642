/** A slip of paper with a rule: why something cannot be done, or which rule did what has happened. */
import { useEffect } from "preact/hooks";
import { l } from "../learn/words";
import { pathOf } from "../place";
import type { RefusedMessage } from "../protocol";
import { useTable } from "./context";
import { t, tf } from "./words";

const SHOWN = 9000;

/** What a sentence says of the case beyond its rule. */
export function factsOf({ sentence, words = "" }: RefusedMessage): string {
  if (words === "" || !sentence.startsWith(words)) return words === "" ? "" : sentence;
  return sentence.slice(words.length).trim().replace(/^\((.*)\)$/, "$1");
}

export function RuleCard() {
  const store = useTable();
  const refused = store.refused.value;
  const rule = store.rule.value;
  const close = () => {
    store.refused.value = null;
    store.rule.value = null;
  };
  useEffect(() => {
    if (refused === null && rule === null) return undefined;
    const timer = setTimeout(close, SHOWN);
    return () => clearTimeout(timer);
  }, [refused, rule]);
  if (refused !== null) {
    const facts = factsOf(refused);
    return (
      <div class="why-not" role="alert" key={refused.id}>
        <p>{refused.words || refused.sentence}</p>
        {facts !== "" && <p class="case">{facts}</p>}
        {refused.rule && <Source rule={refused.rule} page={refused.page} />}
        <Close close={close} />
      </div>
    );
  }
  if (rule === null) return null;
  return (
    <div class="why-not about" role="alert" key={rule.id}>
      {rule.sentence && <p class="case">{rule.sentence}</p>}
      <p>{rule.words}</p>
      <Source rule={rule.rule} page={rule.page} />
      <Close close={close} />
    </div>
  );
}

function Source({ rule, page }: { rule: string; page: number | null | undefined }) {
  const game = useTable().model.value?.game ?? "";
  const words = `${t("rule")} ${rule}${page == null ? "" : `, ${tf("page", { n: String(page) })}`}`;
  if (page == null) return <p class="rule">{words}</p>;
  return (
    <p class="rule">
      <a href={pathOf({ page: "rules", game, rule })} target="_blank" rel="noopener" aria-label={`${words}. ${l("inTheBook")}`}>
        {words}
      </a>
    </p>
  );
}

function Close({ close }: { close: () => void }) {
  return (
    <button type="button" class="quiet" aria-label={t("close")} onClick={close}>
      ×
    </button>
  );
}
