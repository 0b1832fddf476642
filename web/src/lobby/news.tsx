/** Says aloud what changes around the table. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { HouseFacts } from "../protocol";
import { t } from "../words";
import { type Change, changes } from "./seating";

export function News({ house }: { house: HouseFacts }) {
  const before = useRef(house);
  const said = useSignal("");
  useEffect(() => {
    const news = changes(before.current, house);
    before.current = house;
    if (news.length > 0) said.value = news.map(sentenceOf).join(" ");
  }, [house]);
  return (
    <p class="sr" role="status">
      {said.value}
    </p>
  );
}

function sentenceOf(change: Change): string {
  switch (change.kind) {
    case "sat":
      return t("newsSat", { name: change.name });
    case "left":
      return t("newsLeft", { name: change.name });
    case "host":
      return t("newsHost", { name: change.name });
    case "settled":
      return t("newsSettled");
  }
}
