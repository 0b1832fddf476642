/** All cards of a game as they lie about: in hand, on the table, among somebody else's, or as large as they are inspected.

    sheet.html?game=smile_life&width=110&lang=fr&from=0&many=20&fan */
import { render } from "preact";
import { skins } from "../src/games/skins";
import faces from "../tests/faces.json";
import type { CardFace } from "../src/protocol";
import "../src/styles/base.css";
import "../src/table/styles/pieces.css";
import "./sheet.css";

const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "allergono";
const lang = wish.get("lang") === "en" ? "en" : "fr";
const width = Number(wish.get("width") ?? 110);
const from = Number(wish.get("from") ?? 0);
const only = wish.get("only")?.split(",");
const all: CardFace[] = (faces as Record<string, Record<"fr" | "en", CardFace[]>>)[game]?.[lang] ?? [];
const shown = (only ? all.filter((face) => only.includes(face.id)) : all).slice(from, from + Number(wish.get("many") ?? 1000));

const skin = await skins[game]?.();
const sheet = document.getElementById("sheet");
if (sheet !== null && skin !== undefined) {
  const { Face, Back, className } = skin;
  sheet.className = `${className} ${wish.has("fan") ? "fanned" : ""}`;
  sheet.style.setProperty("--card-w", `${width}px`);
  render(
    <>
      {shown.map((face) => (
        <div key={face.id} class="card" data-card={face.id}>
          <Face face={face} />
        </div>
      ))}
      <div class="card">
        <Back />
      </div>
    </>,
    sheet,
  );
  document.documentElement.dataset["ready"] = "true";
}
