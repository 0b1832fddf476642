/** What can be done with one chair: a bot for it, somebody on this device, or it is freed. */
import { useSignal } from "@preact/signals";
import { freeColour } from "../colours";
import { freshWord } from "../house";
import { cleanName } from "../me";
import type { GameFacts } from "../protocol";
import type { TableStore } from "../table/store";
import { Dialog } from "../ui/dialog";
import { LevelField } from "../ui/levels";
import { PersonFields } from "../ui/person";
import { Trouble } from "../ui/trouble";
import { t } from "../words";
import { type Asking, useAsking } from "./asking";
import type { Chair } from "./seating";

interface ChairDialogProps {
  store: TableStore;
  chair: Chair;
  chairs: readonly Chair[];
  game: GameFacts | undefined;
  hosting: boolean;
  onClose: () => void;
}

export function ChairDialog({ store, chair, chairs, game, hosting, onClose }: ChairDialogProps) {
  const asking = useAsking(store);
  const { seat, sitter, name } = chair;
  const close = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  return (
    <Dialog title={sitter === "free" ? t("freeSeat", { n: seat + 1 }) : name} onClose={onClose} className="chair-dialog">
      {(sitter === "free" || sitter === "bot") && hosting && game !== undefined && (
        <BotForm chair={chair} game={game} asking={asking} done={onClose} />
      )}
      {sitter === "free" && <OneMore chair={chair} chairs={chairs} asking={asking} done={onClose} />}
      {(sitter === "me" || sitter === "mine") && (
        <>
          <p class="help">{t("getUpHelp")}</p>
          <button
            type="button"
            class="answer"
            onClick={() => close(asking.ask(sitter === "me" ? { type: "leave" } : { type: "remove", seat }))}
          >
            {t("getUp")}
          </button>
        </>
      )}
      {sitter === "person" && (
        <>
          <p class="help">{t("removeHelp")}</p>
          <button type="button" class="answer harm" onClick={() => close(asking.ask({ type: "remove", seat }))}>
            {t("removeGuest")}
          </button>
        </>
      )}
      <Trouble problem={asking.problem} />
    </Dialog>
  );
}

interface PartProps {
  chair: Chair;
  asking: Asking;
  done: () => void;
}

function BotForm({ chair, game, asking, done }: PartProps & { game: GameFacts }) {
  const level = useSignal(chair.level || game.level);
  const { seat, sitter } = chair;
  const seatBot = async (wanted: string) => {
    if (await asking.ask({ type: "bot", seat, level: wanted })) done();
  };
  return (
    <section class="part">
      <h3>{t("bot")}</h3>
      <LevelField
        levels={game.levels}
        value={level.value}
        label={t("itsLevel")}
        set={(wanted) => {
          level.value = wanted;
        }}
      />
      <div class="ways">
        <button type="button" class="answer" disabled={asking.busy.value} onClick={() => seatBot(level.value)}>
          {t(sitter === "bot" ? "changeLevel" : "seatBot")}
        </button>
        {sitter === "bot" && (
          <button type="button" class="answer" disabled={asking.busy.value} onClick={() => seatBot("")}>
            {t("botUp")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Somebody else who plays on this device. */
function OneMore({ chair, chairs, asking, done }: PartProps & { chairs: readonly Chair[] }) {
  const taken = chairs.filter(({ sitter }) => sitter !== "free").map(({ colour }) => colour);
  const name = useSignal("");
  const colour = useSignal(freeColour("", taken));

  async function sit(event: Event) {
    event.preventDefault();
    const called = cleanName(name.value);
    if (called === "") asking.problem.value = t("nameFirst");
    else if (await asking.ask({ type: "sit", seat: chair.seat, name: called, colour: colour.value, word: freshWord() })) done();
  }

  return (
    <form class="part" onSubmit={sit}>
      <h3>{t("sameDevice")}</h3>
      <p class="help">{t("sameDeviceHelp")}</p>
      <PersonFields name={name} colour={colour} taken={taken} label={t("theirName")} />
      <button type="submit" class="answer" disabled={asking.busy.value}>
        {t("seatThem")}
      </button>
    </form>
  );
}
