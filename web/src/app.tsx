/** The whole client: at home, at a table, in front of the screen of a room, at a game that is over, learning, or by oneself. */
import { useEffect } from "preact/hooks";
import { Home } from "./pages/home";
import { place } from "./place";
import { lazy } from "./ui/lazy";
import { Settings } from "./ui/settings";
import { lang } from "./words";

type AtTable = { code: string };
const TablePage = lazy<AtTable>(async () => (await import("./pages/table")).default);
const TvPage = lazy<AtTable>(async () => (await import("./pages/tv")).default);
const ReplayPage = lazy<AtTable & { step?: number | undefined }>(async () => (await import("./pages/replay")).default);
const RulesPage = lazy<{ game: string }>(async () => (await import("./learn/rules")).default);
const ScenePage = lazy<{ game: string; rule: string }>(async () => (await import("./learn/scene")).default);
const LessonPage = lazy<{ game: string; lesson: string }>(async () => (await import("./learn/lesson")).default);
const MePage = lazy<object>(async () => (await import("./pages/me")).default);

export function App() {
  useEffect(() => {
    document.documentElement.lang = lang.value;
  }, [lang.value]);
  return (
    <>
      <Page />
      <Settings />
    </>
  );
}

function Page() {
  const at = place.value;
  switch (at.page) {
    case "home":
      return <Home />;
    case "me":
      return <MePage />;
    case "table":
      return <TablePage key={at.code} code={at.code} />;
    case "tv":
      return <TvPage key={at.code} code={at.code} />;
    case "replay":
      return <ReplayPage key={at.code} code={at.code} step={at.step} />;
    case "rules":
      return <RulesPage key={at.game} game={at.game} />;
    case "scene":
      return <ScenePage key={at.rule} game={at.game} rule={at.rule} />;
    case "lesson":
      return <LessonPage key={`${at.game} ${at.lesson}`} game={at.game} lesson={at.lesson} />;
  }
}
