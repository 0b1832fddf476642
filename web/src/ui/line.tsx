/** What is said of the connection: nothing while it holds or is back soon. */
import type { Line } from "../transport";
import { t } from "../words";

export function LineBanner({ line, retry }: { line: Line; retry: () => void }) {
  const words = line === "long" ? t("lineLong") : line === "restart" ? t("lineRestart") : "";
  return (
    <div class="line-banner" role="status" data-line={line}>
      {words !== "" && (
        <p>
          <span class="dots" aria-hidden="true" />
          <span>{words}</span>
          {line === "long" && (
            <button type="button" class="quiet" onClick={retry}>
              {t("retry")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
