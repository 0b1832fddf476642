/** A rule seen happening: its scenario as a replay, beside what the rule says. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readRules, readScene, sentenceOf } from "../house";
import { Knocking } from "../pages/lost";
import { Player } from "../pages/replay";
import { go, linkTo } from "../place";
import type { Replay, RuleFacts } from "../protocol";
import { still } from "../settings";
import { Notice } from "../ui/notice";
import { lang } from "../words";
import { l } from "./words";
import "./rules.css";

export default function ScenePage({ game, rule }: { game: string; rule: string }) {
  const replay = useSignal<Replay | null>(null);
  const facts = useSignal<RuleFacts | undefined>(undefined);
  const problem = useSignal("");
  useEffect(() => {
    replay.value = null;
    Promise.all([readScene(game, rule), readRules(game)]).then(
      ([scene, { chapters }]) => {
        facts.value = chapters.flatMap((chapter) => chapter.rules).find((one) => one.id === rule);
        replay.value = scene;
      },
      (wrong: unknown) => {
        problem.value = sentenceOf(wrong);
      },
    );
  }, [game, rule, lang.value]);
  const back = () => go({ page: "rules", game, rule });
  if (problem.value !== "") {
    return (
      <Notice title={l("noRules")} sentence={problem.value}>
        <a class="play" {...linkTo({ page: "rules", game, rule })}>
          {l("rules")}
        </a>
      </Notice>
    );
  }
  if (replay.value === null) return <Knocking line="new" retry={() => undefined} />;
  return (
    <Player
      replay={replay.value}
      title={l("scene", { rule })}
      starts={!still()}
      onLeave={back}
      leave={l("backToRules")}
      head={
        <p class="scene-rule">
          <b>{rule}</b> <span>{facts.value?.words}</span>
        </p>
      }
    />
  );
}
