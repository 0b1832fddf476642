/** What lies along the slider of a replay: the beginnings of chapters, and the great moments. */
import type { Story } from "../protocol";
import { apart } from "./plot";

const ROOM = 600; // of which a chapter and the next need some, however wide the slider is

export function Marks({ story, at }: { story: Story; at: number }) {
  const share = (step: number) => step / Math.max(1, story.length);
  const chapters = apart(story.chapters.slice(1).map((chapter) => share(chapter.at) * ROOM));
  return (
    <span class="marks" aria-hidden="true">
      {chapters.map((x) => (
        <i key={`c${x}`} class="chapter" style={{ "--at": String(x / ROOM) }} />
      ))}
      {story.moments.map((moment) => (
        <i key={moment.at} class={`great ${moment.at === at ? "here" : ""}`} style={{ "--at": String(share(moment.at)) }} />
      ))}
    </span>
  );
}
