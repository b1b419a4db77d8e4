import { printColor, type Rgba } from '@genmaster/theme-engine';
import { apcaContrast, contrastRatio } from '@genmaster/theme-engine/color';

/** A text and background colour with their contrast. */
export interface TextPair {
  key: string;
  text: Rgba;
  background: Rgba;
  /** WCAG 2.2 contrast ratio: 1 to 21. */
  ratio: number;
  /** Minimum ratio of WCAG at this text size. */
  min: 3 | 4.5;
  /** APCA contrast without its sign, which is negative for light text: advice, no limit. */
  lc: number;
}

/** Returns whether WCAG counts the text as large: 24 px, or 18.66 px and bold. */
export const isLargeText = ({ sizePx, weight }: { sizePx: number; weight: number }): boolean =>
  sizePx >= 24 || (sizePx >= 18.66 && weight >= 700);

/** Measures a pair of opaque colours; pairs that look the same have the same key. */
export function measurePair(text: Rgba, background: Rgba, min: 3 | 4.5): TextPair {
  return {
    key: `${printColor(text)} ${printColor(background)} ${min}`,
    text,
    background,
    min,
    ratio: contrastRatio(text, background),
    lc: Math.round(Math.abs(apcaContrast(text, background))),
  };
}

export const passes = ({ ratio, min }: Pick<TextPair, 'ratio' | 'min'>): boolean => ratio >= min;

/** Sorts pairs below their minimum first, then by distance to the minimum. */
export const byUrgency = (one: TextPair, other: TextPair): number => one.ratio / one.min - other.ratio / other.min;

/** Formats a contrast ratio rounded down, so that 4.49 never reads as the 4.5 that it misses. */
export const printRatio = (ratio: number): string => (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);
