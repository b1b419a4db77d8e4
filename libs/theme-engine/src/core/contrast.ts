import { parseColor, printColor, type Rgba } from './color-value.ts';
import { fromOklch, linear, toOklch } from './oklch.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, alpha: 1 };

/** Lays a see-through colour over an opaque one. */
export function flatten(top: Rgba, under: Rgba = WHITE): Rgba {
  const mix = (over: number, below: number) => over * top.alpha + below * (1 - top.alpha);
  return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), alpha: 1 };
}

/**
 * Measures WCAG 2.2 contrast, 1 to 21, as the page really draws it.
 *
 * Alpha is flattened first: black at 10 % on white is 1.25, not 21.
 */
export function contrastRatio(text: Rgba, background: Rgba): number {
  const under = flatten(background);
  const [high, low] = [luminance(flatten(text, under)), luminance(under)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/**
 * Moves a colour just far enough in lightness to be read on another.
 *
 * Hue and chroma are held. It moves away from the other colour first and
 * crosses over only where that way ends too early; where neither way is enough
 * it stays as it was.
 */
export function withContrast(color: string, against: string, min: number): string {
  const [start, other] = [parseColor(color), parseColor(against)];
  if (!start || !other) return color;
  const away = luminance(flatten(start, flatten(other))) < luminance(flatten(other)) ? -1 : 1;
  const [lightness, chroma, hue] = toOklch(start);
  for (const step of [away * 0.01, away * -0.01]) {
    for (let moved = lightness; moved >= 0 && moved <= 1; moved += step) {
      // What is printed is what counts: rounding may cost the last hundredth.
      const printed =
        moved === lightness ? color : printColor({ ...fromOklch([moved, chroma, hue]), alpha: start.alpha });
      if (contrastRatio(parseColor(printed)!, other) >= min) return printed;
    }
  }
  return color;
}

const luminance = ({ r, g, b }: Rgba): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
