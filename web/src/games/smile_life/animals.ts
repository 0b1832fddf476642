/** Animals: one large face each. */
import {
  at,
  BARK,
  BLUSH,
  CORAL,
  CREAM,
  disc,
  FINE,
  flat,
  GOLD,
  ground,
  halo,
  INK,
  LEMON,
  LILAC,
  LIME,
  line,
  MINT,
  mirrored,
  shape,
  SKY,
  spot,
  TURQUOISE,
  WHITE,
} from "./ink";

const both = (drawn: string) => drawn + mirrored(57, drawn);
const eyes = (y: number, apart: number, r = 5) =>
  both(
    `<ellipse cx="${57 - apart}" cy="${y}" rx="${r}" ry="${r * 1.2}" fill="${WHITE}"/>` +
      spot(57 - apart + 1, y + 1, r * 0.62) +
      spot(57 - apart, y - 1.5, r * 0.2, WHITE),
  );
const cheeks = (y: number, apart: number) => both(spot(57 - apart, y, 5, CORAL, ' opacity=".5"'));

function cat(): string {
  return (
    ground(LEMON, GOLD) +
    halo(WHITE, 57, 64, 38) +
    shape("#8d97ad", "M30 118c-2-20 8-30 27-30s29 10 27 30z") +
    line("M84 116c16 0 20-16 12-30", 9) +
    line("M84 116c16 0 20-16 12-30", 4.6, "#8d97ad") +
    both(shape("#8d97ad", "M26 58C22 40 24 28 28 20c8 4 14 9 18 17z") + flat(BLUSH, "M30 46c-1-8-1-12 0-17 4 3 7 6 9 10z")) +
    shape("#8d97ad", "M22 66c0-22 14-36 35-36s35 14 35 36c0 17-14 28-35 28S22 83 22 66z") +
    flat(WHITE, "M38 82c2-10 10-14 19-14s17 4 19 14c-8 9-30 9-38 0z") +
    line("M57 32v12M48 34l2 8M66 34l-2 8", 3) +
    eyes(62, 17, 6) +
    cheeks(78, 27) +
    shape(CORAL, "M52 70h10l-5 6z") +
    line("M57 76c-1 6-8 7-11 3M57 76c1 6 8 7 11 3") +
    both(line("M40 76l-20-3M40 80l-19 4", FINE)) +
    line("M38 118v-10M76 118v-10", FINE)
  );
}

function dog(): string {
  return (
    ground(MINT, TURQUOISE) +
    halo(CREAM, 57, 64, 38) +
    shape("#e0a860", "M28 118c0-20 10-28 29-28s29 8 29 28z") +
    shape("#e0a860", "M25 60c0-20 12-32 32-32s32 12 32 32c0 22-12 38-32 38S25 82 25 60z") +
    flat(WHITE, "M51 29h12v28l-6 6-6-6z") +
    both(shape(BARK, "M30 40C18 40 12 54 14 74c1 8 10 10 14 2 4-10 6-22 10-32-2-3-5-4-8-4z")) +
    shape(WHITE, "M36 78c0-10 8-16 21-16s21 6 21 16c0 12-8 19-21 19s-21-7-21-19z") +
    eyes(54, 14) +
    shape(INK, "M48 66c0-5 18-5 18 0 0 5-5 9-9 9s-9-4-9-9z") +
    spot(53, 67, 1.8, WHITE) +
    line("M57 75v6c-3 6-10 5-12 1M57 81c3 6 10 5 12 1") +
    shape(CORAL, "M52 85h10v9c0 7-10 7-10 0z") +
    line("M57 86v6", FINE) +
    shape(CORAL, "M34 99c12 7 34 7 46 0v8c-12 7-34 7-46 0z") +
    disc(57, 112, 5, LEMON)
  );
}

function rabbit(): string {
  return (
    ground(BLUSH, WHITE) +
    halo(SKY, 57, 70, 36) +
    both(shape(WHITE, "M44 50C32 34 30 6 38 2s18 18 16 44z") + flat("#ffb3b3", "M44 40c-6-10-8-26-5-32 5 2 9 14 9 30z")) +
    shape(WHITE, "M32 118c0-16 10-24 25-24s25 8 25 24z") +
    shape(WHITE, "M25 70c0-18 13-30 32-30s32 12 32 30-13 29-32 29S25 88 25 70z") +
    eyes(66, 15) +
    cheeks(78, 22) +
    shape(CORAL, "M53 74h8l-4 5z") +
    line("M57 79v4c-2 5-8 5-10 1M57 83c2 5 8 5 10 1") +
    shape(WHITE, "M52.5 87h9v8h-9z") +
    line("M57 87v8", FINE) +
    at(
      24,
      98,
      shape(CORAL, "M-6-8c4-3 9-2 12 2C2 4-2 14-6 22c-4-8-5-22 0-30z") +
        line("M-5 0h4M-4 8h4", FINE) +
        shape(LIME, "M0-9c-2-8 0-12 2-15 2 4 2 8 2 12 4-4 8-4 12-4-2 5-6 9-12 11z"),
      1,
      16,
    )
  );
}

function chick(): string {
  return (
    ground(SKY, WHITE) +
    shape(LIME, "M-4 104c30-8 78-8 108 0v40H-4z") +
    halo(CORAL, 57, 66, 36) +
    line("M46 104v12M40 117l6-3 6 3M68 104v12M62 117l6-3 6 3", 2.6, GOLD) +
    shape(LEMON, "M24 74c0-24 13-40 33-40s33 16 33 40c0 20-14 32-33 32S24 94 24 74z") +
    shape(LEMON, "M57 36c-6-8-4-14 0-18 1 4 2 6 4 7 1-3 3-5 6-6 1 8-2 13-6 17z") +
    both(shape(GOLD, "M26 76c-10 2-14 10-10 18 8 0 14-4 16-12z")) +
    eyes(64, 14) +
    cheeks(78, 22) +
    shape(GOLD, "M48 74c2-5 16-5 18 0l-9 11z") +
    line("M48 74c6 2.5 12 2.5 18 0", FINE) +
    line("M44 96c3 3 6 3 8 0 3 3 7 3 10 0 2 3 5 3 8 0", FINE)
  );
}

function unicorn(): string {
  const stripe = (paint: string, d: string) => shape(paint, d);
  return (
    ground(LILAC, WHITE) +
    flat(CORAL, "M-4 60C10 20 60-10 110 10v8C64 0 20 26 4 66z", ' opacity=".7"') +
    flat(LEMON, "M2 70C16 30 64 8 110 22v8C68 16 26 36 10 74z", ' opacity=".8"') +
    flat(TURQUOISE, "M8 78C24 42 70 24 110 36v8C72 32 34 48 16 82z", ' opacity=".7"') +
    shape(CORAL, "M62 26c16 0 30 10 34 30 4 22-4 40 2 64H78c-6-20 2-36-4-52z") +
    shape(TURQUOISE, "M64 40c14 4 20 14 20 30s-4 30 0 50H68c-4-20 0-36-4-50z") +
    shape(WHITE, "M46 118c4-14 4-22 2-30-8 6-18 8-24 4-6-5-4-14 2-22l12-22c6-12 16-20 26-18 12 2 18 16 18 34 0 22-4 38-4 54z") +
    shape(LEMON, "M44 40L36 2l18 30z") +
    line("M41 26l8-4M39 14l6-2M46 36l6-5", FINE) +
    shape(WHITE, "M60 34c0-10 4-15 9-17 3 7 2 14-2 20z") +
    stripe(LEMON, "M56 30c8-4 16 0 18 10-6 0-8 4-8 10-6-4-10-10-10-20z") +
    line("M43 56c2 4 7 4 9 0") +
    line("M43 58l-3 2M46 60l-2 3", FINE) +
    spot(30, 80, 1.8) +
    line("M28 90c4 2 9 1 13-2", FINE) +
    spot(52, 70, 4.5, CORAL, ' opacity=".5"')
  );
}

export const animals: Readonly<Record<string, () => string>> = { cat, dog, rabbit, chick, unicorn };
