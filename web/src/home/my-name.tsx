/** Who I am, in the corner of the page; touched, it can be changed. Whoever invites others is asked for a name first. */
import { signal, useSignal } from "@preact/signals";
import { sentenceOf } from "../house";
import { callMe, cleanName, myColour, myName, myself } from "../me";
import { Dialog } from "../ui/dialog";
import { PersonFields } from "../ui/person";
import { Name, Portrait } from "../ui/portrait";
import { Trouble } from "../ui/trouble";
import { t } from "../words";

/** The name is being asked for, and this waits for it. */
const asking = signal<{ then?: () => void } | null>(null);

/** Do something for which one needs a name that others know. */
export function withName(then: () => void): void {
  if (myName.value !== "") then();
  else asking.value = { then };
}

export function MyName() {
  const { name, colour } = myself();
  return (
    <button
      type="button"
      class="my-name"
      aria-label={t("iAm", { name })}
      onClick={() => {
        asking.value = {};
      }}
    >
      <Portrait name={name} colour={colour} />
      <Name>{myName.value === "" ? t("whoAreYou") : name}</Name>
    </button>
  );
}

export function AskName() {
  return asking.value === null ? null : <NameDialog then={asking.value.then} />;
}

function NameDialog({ then }: { then: (() => void) | undefined }) {
  const name = useSignal(myName.value);
  const colour = useSignal(myColour.value);
  const problem = useSignal("");
  const close = () => {
    asking.value = null;
  };

  async function keep(event: Event) {
    event.preventDefault();
    if (then !== undefined && cleanName(name.value) === "") {
      problem.value = t("nameFirst");
      return;
    }
    try {
      await callMe(name.value, colour.value);
      close();
      then?.();
    } catch (wrong) {
      problem.value = sentenceOf(wrong);
    }
  }

  return (
    <Dialog title={t("whoAreYou")} onClose={close} className="name-dialog">
      <form onSubmit={keep}>
        {then !== undefined && <p class="help">{t("nameForOthers")}</p>}
        <PersonFields name={name} colour={colour} placeholder={then === undefined ? t("guest") : ""} />
        <Trouble problem={problem} />
        <button type="submit" class="play">
          {t(then === undefined ? "keep" : "inviteFriends")}
        </button>
      </form>
    </Dialog>
  );
}
