/** What a table may choose, as the game declares it. */
import type { OptionFacts } from "../protocol";
import { pair } from "../words";

export type Value = number | string | boolean;
export type Values = Readonly<Record<string, Value>>;

interface OptionsProps {
  options: readonly OptionFacts[];
  values: Values;
  set: (name: string, value: Value) => void;
}

export function Options({ options, values, set }: OptionsProps) {
  return (
    <div class="options">
      {options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={values[option.name] ?? option.default}
          set={(value) => set(option.name, value)}
        />
      ))}
    </div>
  );
}

function OptionField({ option, value, set }: { option: OptionFacts; value: Value; set: (value: Value) => void }) {
  const help = `help-${option.name}`;
  return (
    <div class="option">
      <label class="field">
        <span>{option.words}</span>
        <Field option={option} value={value} set={set} help={help} />
      </label>
      {option.help !== "" && (
        <p id={help} class="help">
          {option.help}
        </p>
      )}
    </div>
  );
}

function Field({ option, value, set, help }: { option: OptionFacts; value: Value; set: (v: Value) => void; help: string }) {
  const { default: usual, allowed, labels, low, high } = option;
  if (typeof usual === "boolean") {
    return (
      <input
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-describedby={help}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    );
  }
  if (allowed.length > 0) {
    return (
      <select
        value={String(value)}
        aria-describedby={help}
        onChange={(event) => set(allowed[event.currentTarget.selectedIndex] ?? usual)}
      >
        {allowed.map((one, at) => (
          <option key={String(one)} value={String(one)}>
            {labels[at]}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="number"
      inputMode="numeric"
      value={Number(value)}
      min={low}
      max={high}
      aria-describedby={help}
      onChange={(event) => {
        const wanted = Math.round(event.currentTarget.valueAsNumber);
        const good = Number.isNaN(wanted) ? Number(usual) : Math.min(high, Math.max(low, wanted));
        event.currentTarget.value = String(good);
        set(good);
      }}
    />
  );
}

/** What differs from what is usual, in words: for the summary of a table. */
export function unusual(options: readonly OptionFacts[], values: Values): string[] {
  return options.flatMap(({ name, words, default: usual, allowed, labels }) => {
    const value = values[name] ?? usual;
    if (value === usual) return [];
    if (typeof value === "boolean") return [words];
    return [pair(words, labels[allowed.indexOf(value)] ?? String(value))];
  });
}
