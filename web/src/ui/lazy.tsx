/** A part of the page that is fetched when it is needed. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words";
import { Notice } from "./notice";

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Found: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [state, setState] = useState<"waits" | "here" | "fails">(Found === null ? "waits" : "here");
    useEffect(() => {
      if (Found !== null) return;
      load().then(
        (component) => {
          Found = component;
          setState("here");
        },
        () => setState("fails"),
      );
    }, []);
    if (Found !== null) return <Found {...props} />;
    if (state === "fails") {
      return (
        <Notice title={t("missingPart")} sentence={t("missingPartWhy")}>
          <button type="button" class="play" onClick={() => location.reload()}>
            {t("reload")}
          </button>
        </Notice>
      );
    }
    return <main class="waits" aria-busy="true" />;
  };
}
