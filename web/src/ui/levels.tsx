import { levelName, t } from "../words";

interface LevelFieldProps {
  levels: readonly string[];
  value: string;
  set: (level: string) => void;
  label?: string;
}

/** How well bots play. */
export function LevelField({ levels, value, set, label = t("level") }: LevelFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {levelName(level)}
          </option>
        ))}
      </select>
    </label>
  );
}
