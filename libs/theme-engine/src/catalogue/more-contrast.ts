import { luminance as lightOf, ratioOf } from '@genmaster/color';
import { parseColor, printColor } from '../core/color-value.ts';
import { flatten } from '../core/contrast.ts';
import { fromOklch, toOklch, toUnit } from '../core/oklch.ts';
import type { MoreContrast, NamedValues, ThemeField } from '../core/theme-catalogue.ts';
import { need, needValues } from '../core/need.ts';

/** Minimum contrast ratios in this variant, by the normal one: WCAG level AAA for text, and 4.5 for other parts. */
const ENHANCED = { 4.5: 7, 3: 4.5 } as const;

interface Pair {
  readonly text: string;
  readonly under: string;
  readonly min: number;
}

/**
 * Creates the variant of a palette for users who prefer more contrast.
 *
 * One colour of each declared pair is on the light side and the other on the dark side, as in most pairs of the
 * palette. Light colours only become lighter and dark ones darker, with the same hue and no further than needed, so
 * that no adjustment lowers the contrast of another pair. Text is adjusted before its background. Translucent colours
 * become opaque.
 */
export const moreContrast: MoreContrast = (given, fields) => {
  needValues(given, 'values');
  need(Array.isArray(fields), 'fields');
  const values: Record<string, string> = { ...given };
  const page = parseColor(given['--bg-page']);
  const pairs = pairsOf(fields).filter(({ text, under }) => parseColor(given[text]) && parseColor(given[under]));
  for (const name of new Set(pairs.flatMap(({ text, under }) => [text, under]))) {
    const color = parseColor(given[name])!;
    if (color.alpha < 1) values[name] = printColor(flatten(color, page ? flatten(page) : undefined));
  }
  const lightSide = lightSideOf(values, pairs);
  for (const { text, under, min } of pairs) {
    for (const [name, other] of [
      [text, under],
      [under, text],
    ] as const) {
      const [own, beside] = [luminanceOf(values[name]), luminanceOf(values[other])];
      if (ratioOf(own, beside) >= min && lightSide.has(name) === own > beside) break;
      const wanted = lightSide.has(name) ? min * (beside + 0.05) - 0.05 : (beside + 0.05) / min - 0.05;
      values[name] = reaching(values[name]!, wanted, lightSide.has(name));
    }
  }
  return values;
};

const pairsOf = (fields: readonly ThemeField[]): Pair[] => {
  const names = new Map(fields.map(({ id, variable }) => [id, variable]));
  return fields.flatMap(({ variable, contrast = [] }) =>
    contrast.flatMap(({ with: id, min }) => {
      const under = names.get(id);
      return under ? [{ text: variable, under, min: ENHANCED[min] }] : [];
    }),
  );
};

/** Lists the colours of the light side: in each connected group, the assignment that fits most of its pairs. */
function lightSideOf(values: NamedValues, pairs: readonly Pair[]): ReadonlySet<string> {
  const beside = new Map<string, string[]>();
  const meet = (name: string, other: string) => beside.set(name, [...(beside.get(name) ?? []), other]);
  for (const { text, under } of pairs) {
    meet(text, under);
    meet(under, text);
  }
  const side = new Map<string, number>();
  const light = new Set<string>();
  for (const first of beside.keys()) {
    if (side.has(first)) continue;
    side.set(first, 1);
    const group = [first];
    let votes = 0;
    for (const name of group) {
      for (const other of beside.get(name)!) {
        votes += side.get(name)! * Math.log(distance(values[name]) / distance(values[other]));
        if (side.has(other)) continue;
        side.set(other, -side.get(name)!);
        group.push(other);
      }
    }
    for (const name of group) if (side.get(name) === (votes >= 0 ? 1 : -1)) light.add(name);
  }
  return light;
}

const luminanceOf = (text: string | undefined): number => {
  const color = parseColor(text);
  return color ? lightOf(toUnit(color)) : 0;
};

/** Returns the luminance term of the contrast ratio formula: luminance + 0.05. */
const distance = (text: string | undefined): number => luminanceOf(text) + 0.05;

/** Finds the nearest lightness, at the same hue, with the wanted luminance; the end of the scale if there is none. */
function reaching(text: string, wanted: number, isLighter: boolean): string {
  const [lightness, chroma, hue] = toOklch(parseColor(text)!);
  const at = (moved: number) => printColor({ ...fromOklch([moved, chroma, hue]), alpha: 1 });
  const reaches = (light: number) => (isLighter ? light >= wanted : light <= wanted);
  let [short, far] = [lightness, isLighter ? 1 : 0];
  for (let step = 0; step < 14; step++) {
    const middle = (short + far) / 2;
    if (reaches(luminanceOf(at(middle)))) far = middle;
    else short = middle;
  }
  return at(far);
}
