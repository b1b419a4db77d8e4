import { findReadable, flatten as layOver, luminance, wcagContrast } from '@genmaster/color';
import { parseColor, printColor } from './color-value.ts';
import type { Rgba } from './rgba.ts';
import { fromUnit, toUnit } from './oklch.ts';
import { needColor } from './need.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, alpha: 1 };

/** Composites a translucent colour over an opaque one. */
export function flatten(top: Rgba, under: Rgba = WHITE): Rgba {
  needColor(top, 'top');
  needColor(under, 'under');
  return fromUnit(layOver(toUnit(top), toUnit(under)));
}

/**
 * Returns the WCAG 2.2 contrast ratio, 1 to 21, of two colours as drawn.
 *
 * Alpha is composited first: black at 10 % on white is 1.25, not 21.
 */
export function contrastRatio(text: Rgba, background: Rgba): number {
  needColor(text, 'text');
  needColor(background, 'background');
  return wcagContrast({ text: toUnit(text), background: toUnit(flatten(background)) });
}

/**
 * Changes the lightness of a colour as little as possible until it is readable on another.
 *
 * Keeps hue and chroma. Prefers the direction away from the other colour and uses the opposite direction only when
 * the first one does not reach the contrast. Returns the colour unchanged when neither does.
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
