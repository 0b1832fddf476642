/** How others come to a table: a code to be said, a link to be sent, a picture to be photographed. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { addressOf, qrPath, readShelf, shelf } from "../house";
import { t } from "../words";
import { Dialog } from "./dialog";

/** The letters of a code one by one, as they are said aloud. */
export function Code({ code }: { code: string }) {
  return (
    <strong class="code">
      <span class="sr">{[...code].join(" ")}</span>
      {[...code].map((letter, at) => (
        <span key={at} aria-hidden="true">
          {letter}
        </span>
      ))}
    </strong>
  );
}

export function Invite({ code, game }: { code: string; game: string }) {
  const said = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    readShelf().catch(() => undefined); // only for its address; the page's own serves otherwise
  }, []);
  shelf.value;
  const link = addressOf(code);

  async function copy() {
    said.value = (await copied(link, field.current)) ? t("copied") : t("copyByHand");
  }

  async function share() {
    // Who closes the sheet of the system has changed their mind: that is no failure.
    await navigator.share({ title: "Tablée", text: t("shareText", { game, code }), url: link }).catch(() => undefined);
  }

  return (
    <section class="invite" aria-label={t("invite")}>
      <img class="qr" src={qrPath(code)} width="132" height="132" alt={t("qrAlt")} />
      <div class="invite-words">
        <p>
          <span>{t("code")}</span> <Code code={code} />
        </p>
        <label class="link">
          <span class="sr">{t("link")}</span>
          <input ref={field} readOnly value={link} size={1} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="invite-ways">
          <button type="button" class="answer" onClick={copy}>
            {t("copyLink")}
          </button>
          {"share" in navigator && (
            <button type="button" class="answer" onClick={share}>
              {t("share")}
            </button>
          )}
        </div>
        <p class="said" role="status">
          {said.value}
        </p>
      </div>
    </section>
  );
}

/** Copy a text; where the page may not, mark it, so that it can be copied by hand. */
async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand("copy"); // for pages without a certificate, on the network at home
  }
}

export function InviteDialog({ code, game, onClose }: { code: string; game: string; onClose: () => void }) {
  return (
    <Dialog title={t("inviteTitle")} onClose={onClose} className="invite-dialog">
      <p class="help">{t("inviteHelp")}</p>
      <Invite code={code} game={game} />
      <a class="quiet tv-link" href={`/tv/${code}`} target="_blank" rel="noopener">
        {t("openTv")}
      </a>
    </Dialog>
  );
}
