/** The lid of Allergono: a nose, and what gets up it. */
import { Grain, Shape } from "./shapes";
import "./inks.css";

export function Emblem() {
  return (
    <svg viewBox="0 0 200 150" class="emblem" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="200" height="150" class="sky" />
      <circle cx="100" cy="160" r="106" class="ray" />
      <circle cx="100" cy="160" r="80" class="ray inner" />
      <Shape shape="leaf" size={56} x={34} y={112} class="shape of-green" />
      <Shape shape="leaf" size={44} x={170} y={118} class="shape of-green" />
      <Shape shape="bell" size={34} x={60} y={134} class="shape of-red" />
      <Shape shape="drop" size={32} x={142} y={130} class="shape of-blue" />
      <path class="nose" d="M92 34c8 0 11 8 14 24 4 18 18 26 18 40 0 12-10 19-24 18-15 0-26-6-26-17 0-14 12-22 13-40 0-14 0-25 5-25z" />
      <path class="nostril" d="M84 104c3-4 8-4 10-1M104 104c3-3 8-3 11 1" />
      <Grain x={44} y={44} r={13} />
      <Grain x={160} y={36} r={10} />
      <Grain x={146} y={76} r={6.5} />
      <Grain x={62} y={80} r={5} />
      <Grain x={20} y={84} r={4} />
      <Grain x={184} y={80} r={4} />
    </svg>
  );
}
