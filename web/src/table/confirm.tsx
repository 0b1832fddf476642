/** Asks once more before harm is done: to somebody at the table, or to one's own game. */
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { t } from "./words";

export function Confirm({ question, yes, close }: { question: string; yes: () => void; close: () => void }) {
  return (
    <Dialog class="confirm" label={question} close={close} closes={false}>
      <p>{question}</p>
      <div class="row">
        <button type="button" class="answer" data-first onClick={close}>
          {t("cancel")}
        </button>
        <button type="button" class="answer harm" onClick={yes}>
          {t("confirm")}
        </button>
      </div>
    </Dialog>
  );
}

/** The question before a choice that does harm. */
export function ConfirmChoice() {
  const store = useTable();
  const choice = store.confirming.value;
  if (choice === null) return null;
  const words = store.now.value.choices[choice.text];
  const card = choice.card === undefined ? undefined : store.face(choice.card)?.say;
  const parts = [words?.verb ?? choice.verb, card, words?.aim].filter(Boolean);
  return (
    <Confirm
      question={words?.sentence || `${parts.join(", ")}${t("question")}`}
      yes={() => void store.act(choice.text)}
      close={() => {
        store.confirming.value = null;
      }}
    />
  );
}
