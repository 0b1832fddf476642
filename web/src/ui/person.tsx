/** A name and a colour: who sits down. */
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { COLOURS, colourName, inkOn, paint } from "../colours";
import { NAME_LENGTH } from "../me";
import { t } from "../words";

interface PersonFieldsProps {
  name: Signal<string>;
  colour: Signal<string>;
  /** Colours that others at the table have. */
  taken?: readonly string[];
  label?: string;
  placeholder?: string;
}

export function PersonFields({ name, colour, taken = [], label = t("yourName"), placeholder = "" }: PersonFieldsProps) {
  const group = useId();
  return (
    <div class="person-fields">
      <label class="field wide">
        <span>{label}</span>
        <input
          value={name.value}
          maxLength={NAME_LENGTH}
          autocomplete="given-name"
          autocapitalize="words"
          spellcheck={false}
          dir="auto"
          enterkeyhint="done"
          placeholder={placeholder}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <fieldset class="swatches">
        <legend>{t("colour")}</legend>
        {COLOURS.map((one) => (
          <label key={one} class="swatch" title={colourName(one)}>
            <input
              type="radio"
              class="sr"
              name={group}
              checked={colour.value === one}
              disabled={taken.includes(one) && colour.value !== one}
              aria-label={colourName(one)}
              onChange={() => {
                colour.value = one;
              }}
            />
            <i style={{ background: paint(one), color: inkOn(one) }} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
