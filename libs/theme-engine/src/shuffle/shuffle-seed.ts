import { textOf } from '../core/text-of.ts';
import type { PaletteSeed } from '../catalogue/palette-roles.ts';

/** Parses a seed, an integer from 0 to 2^32 - 1, from a number or text; returns `null` if it is not valid. */
export function readSeed(input: unknown): number | null {
  const text = textOf(input);
  return /^\d{1,10}$/.test(text) && Number(text) <= 0xffff_ffff ? Number(text) : null;
}

/** Creates a random palette: hues that harmonise, and a brand colour on which white text is readable. */
export function paletteFromSeed(seed: number): PaletteSeed {
  const next = numbersFrom(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const hue = between(0, 360);
  const turn = [30, 60, 120, 150, 180, 210][Math.floor(next() * 6)]!;
  return {
    neutral: [between(0.002, 0.014), hue],
    brand: [between(0.42, 0.54), between(0.08, 0.21), hue],
    secondary: [between(0.4, 0.46), between(0.03, 0.07), (hue + between(320, 400)) % 360],
    accent: [between(0.56, 0.64), between(0.1, 0.18), (hue + turn) % 360],
    frame: next() < 0.7 ? 'paper' : 'ink',
  };
}

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
