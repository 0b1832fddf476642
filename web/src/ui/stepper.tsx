import { t } from "../words";

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}

/** A small number, one more or one fewer. */
export function Stepper({ label, value, least, most, set }: StepperProps) {
  return (
    <div class="field stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <span class="steps">
        <button type="button" aria-label={t("fewer")} disabled={value <= least} onClick={() => set(value - 1)}>
          <span aria-hidden="true">−</span>
        </button>
        <output aria-live="polite">{value}</output>
        <button type="button" aria-label={t("more")} disabled={value >= most} onClick={() => set(value + 1)}>
          <span aria-hidden="true">+</span>
        </button>
      </span>
    </div>
  );
}
