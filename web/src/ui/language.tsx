import { lang, speak, t } from "../words";

/** Switches between French and English; says so in the other language. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const other = lang.value === "fr" ? "en" : "fr";
  return (
    <button type="button" class="quiet language" lang={other} aria-label={t("otherLanguage")} onClick={() => speak(other)}>
      {short ? other.toUpperCase() : t("otherLanguage")}
    </button>
  );
}
