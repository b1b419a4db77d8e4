import { findReadable, flatten as layOver, luminance, wcagContrast } from '@genmaster/color';
import { parseColor, printColor } from './color-value.ts';
import type { Rgba } from './rgba.ts';
import { fromUnit, toUnit } from './oklch.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, alpha: 1 };

/** Lays a see-through colour over an opaque one. */
export const flatten = (top: Rgba, under: Rgba = WHITE): Rgba => fromUnit(layOver(toUnit(top), toUnit(under)));

/**
 * Measures WCAG 2.2 contrast, 1 to 21, as the page really draws it.
 *
 * Alpha is flattened first: black at 10 % on white is 1.25, not 21.
 */
export const contrastRatio = (text: Rgba, background: Rgba): number =>
  wcagContrast({ text: toUnit(text), background: toUnit(flatten(background)) });

/**
 * Moves a colour just far enough in lightness to be read on another.
 *
 * Hue and chroma are held. It moves away from the other colour first and
 * crosses over only where that way ends too early; where neither way is enough
 * it stays as it was.
 */
export function withContrast(color: string, against: string, min: number): string {
  const [start, other] = [parseColor(color), parseColor(against)];
  if (!start || !other || contrastRatio(start, other) >= min) return color;
  const under = flatten(other);
  const away = luminance(toUnit(flatten(start, under))) < luminance(toUnit(under)) ? 'darker' : 'lighter';
  const found = findReadable(
    toUnit(start),
    (rgb) => contrastRatio(fromUnit({ ...rgb, alpha: start.alpha }), other) >= min,
  );
  const best = found.find(({ direction }) => direction === away) ?? found[0];
  return best ? printColor(fromUnit({ ...best.rgb, alpha: start.alpha })) : color;
}
