import { clipRgb, colorDifference, fromLinear, toLinear } from '@genmaster/color';
import { parseColor, printColor } from '../core/color-value.ts';
import type { Rgba } from '../core/rgba.ts';
import { fromUnit, toUnit } from '../core/oklch.ts';
import type { NamedValues } from '../core/theme-catalogue.ts';
import { need, needColor, needValues } from '../core/need.ts';

/** A colour vision deficiency: no long, middle or short cones, or no colour vision at all. */
export type ColorVision = 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

/** Matrices of Machado, Oliveira and Fernandes 2009 at full severity, for linear light; the last is luminance. */
const matrices: Readonly<Record<ColorVision, readonly number[]>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

const FILTER_ID = 'gm-color-vision';
const SVG = 'http://www.w3.org/2000/svg';

/** The type `Document`, if DOM types are loaded: this entry point also serves scripts without them. */
type LiveDocument = typeof globalThis extends { document: infer Live } ? Live : never;

/** Simulates how a colour looks with a colour vision deficiency. */
export function simulateVision(color: Rgba, vision: ColorVision): Rgba {
  needColor(color, 'color');
  need(Object.hasOwn(matrices, vision), 'vision');
  const light = toLinear(toUnit(color));
  const [r = 0, g = 0, b = 0] = [0, 3, 6].map((row) =>
    [light.r, light.g, light.b].reduce((sum, channel, at) => sum + channel * (matrices[vision][row + at] ?? 0), 0),
  );
  return fromUnit({ ...fromLinear(clipRgb({ r, g, b })), alpha: color.alpha });
}

/**
 * Simulates a colour vision deficiency on the whole page; `null` ends the simulation.
 *
 * The filter is added to those of `<html>`: on any other element it would become the containing block of fixed
 * elements. It is written through the style object, which a strict content security policy allows.
 */
export function showVision(document: LiveDocument, vision: ColorVision | null): void {
  need(document?.documentElement, 'document');
  need(!vision || Object.hasOwn(matrices, vision), 'vision');
  document.getElementById(FILTER_ID)?.closest('svg')?.remove();
  const { style } = document.documentElement;
  // Without the filter of a simulation that goes on.
  style.filter = style.filter.replace(/^none$| ?url\(\W+gm-color-vision\W+/, '');
  if (!vision) return;
  const [svg, filter, matrix] = ['svg', 'filter', 'feColorMatrix'].map((name) => document.createElementNS(SVG, name));
  const values = [0, 3, 6].flatMap((row) => [...matrices[vision].slice(row, row + 3), 0, 0]);
  matrix!.setAttribute('values', [...values, 0, 0, 0, 1, 0].join(' '));
  filter!.setAttribute('color-interpolation-filters', 'linearRGB');
  filter!.id = FILTER_ID;
  for (const [name, value] of Object.entries({ width: '0', height: '0', 'aria-hidden': 'true' })) {
    svg!.setAttribute(name, value);
  }
  filter!.append(matrix!);
  svg!.append(filter!);
  document.body.append(svg!);
  style.filter += ` url(#${FILTER_ID})`;
}

/** Two status colours that are hard to distinguish with a colour vision. */
export interface ConfusablePair {
  readonly names: readonly [string, string];
  readonly vision: ColorVision | 'normal';
  readonly difference: number;
}

/**
 * Lists pairs of status colours that are hard to distinguish, with normal or deficient colour vision.
 *
 * Two colours should differ by 20 (CIEDE2000) in normal vision and by 11 in each simulated vision; otherwise, the page
 * needs an icon or a word next to them.
 */
export function confusableColors(variables: NamedValues, names: readonly string[] = statusNames): ConfusablePair[] {
  needValues(variables, 'variables');
  need(Array.isArray(names), 'names');
  const colors = names.flatMap((name) => {
    const color = parseColor(variables[name]);
    return color ? [{ name, color }] : [];
  });
  const pairs = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => [one, other] as const));
  return (['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const).flatMap((vision) =>
    pairs.flatMap(([one, other]) => {
      const seen = (color: Rgba) => (vision === 'normal' ? color : simulateVision(color, vision));
      const apart = colorDifference(toUnit(seen(one.color)), toUnit(seen(other.color)));
      return apart < (vision === 'normal' ? 20 : 11)
        ? [{ names: [one.name, other.name] as const, vision, difference: apart }]
        : [];
    }),
  );
}

const statusNames = ['--layout-success', '--layout-warning', '--layout-danger', '--layout-info'];

/** Simulates a colour vision deficiency and prints the result, for swatches. */
export function simulatedText(color: string, vision: ColorVision): string | null {
  const parsed = parseColor(color);
  return parsed && printColor(simulateVision(parsed, vision));
}
