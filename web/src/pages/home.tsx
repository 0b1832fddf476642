/** The home page: the tables that run, then a shelf with a box for every game, each ready to be played. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { BoxDialog } from "../home/box-dialog";
import { Box } from "../home/box";
import { JoinByCode } from "../home/join-by-code";
import { AskName, MyName } from "../home/my-name";
import { Finished, Running } from "../home/own-tables";
import { readShelf, sentenceOf, shelf } from "../house";
import { meetMe, myTables } from "../me";
import { remembers } from "../memory";
import { linkTo, moved } from "../place";
import { LanguageSwitch } from "../ui/language";
import { SettingsButton } from "../ui/settings";
import { lang, t } from "../words";

const trouble = signal("");
const FRESH = 20_000; // milliseconds after which the list of tables is asked for again, while the page is seen

async function load(): Promise<void> {
  try {
    await readShelf();
    trouble.value = "";
    await meetMe();
  } catch (wrong) {
    trouble.value = sentenceOf(wrong);
  }
}

export function Home() {
  const unpacked = useSignal<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = "Tablée";
    void load();
    const look = () => {
      if (!document.hidden) void load();
    };
    const timer = setInterval(look, FRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [lang.value]);
  const games = shelf.value?.games ?? [];
  const opened = games.find((game) => game.name === unpacked.value);
  const tables = myTables.value ?? [];
  return (
    <div class="home">
      <header class="sign-board">
        <MyName />
        <span class="corner">
          <LanguageSwitch />
          <SettingsButton />
        </span>
        <Lamp />
        <h1 ref={heading} tabIndex={-1}>
          Tablée
        </h1>
        <p class="tagline">{t("tagline")}</p>
      </header>
      <main>
        {trouble.value !== "" && (
          <p role="alert" class="trouble">
            {trouble.value}{" "}
            <button type="button" class="quiet" onClick={() => void load()}>
              {t("retry")}
            </button>
          </p>
        )}
        <Running tables={tables.filter((table) => table.state !== "over")} />
        <section aria-labelledby="shelf">
          <h2 id="shelf" class="sr">
            {t("shelf")}
          </h2>
          <ul class="shelf" data-count={games.length} style={{ "--count": games.length }} aria-busy={games.length === 0 && trouble.value === ""}>
            {games.map((game) => (
              <Box
                key={game.name}
                game={game}
                unpack={() => {
                  unpacked.value = game.name;
                }}
              />
            ))}
          </ul>
        </section>
        <JoinByCode />
        <Finished tables={tables.filter((table) => table.state === "over")} />
        {!remembers() && <p class="hint">{t("noStorage")}</p>}
      </main>
      <footer class="home-foot">
        <p>{t("intro")}</p>
        <a {...linkTo({ page: "me" })}>{t("meAndMyGames")}</a>
      </footer>
      {opened !== undefined && (
        <BoxDialog
          game={opened}
          onClose={() => {
            unpacked.value = null;
          }}
        />
      )}
      <AskName />
    </div>
  );
}

/** The lamp that hangs above the evening. */
function Lamp() {
  return (
    <svg class="lamp" viewBox="0 0 120 60" aria-hidden="true">
      <path class="cord" d="M60 0v18" />
      <path class="shade" d="M48 18h24l22 30H26z" />
      <path class="bulb" d="M46 48a14 9 0 0 0 28 0z" />
    </svg>
  );
}
