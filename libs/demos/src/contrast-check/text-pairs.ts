import { printColor, type Rgba } from '@genmaster/theme-engine';
import { apcaContrast, contrastRatio } from '@genmaster/theme-engine/color';

/** Two colours that meet as text and background, measured. */
export interface TextPair {
  key: string;
  text: Rgba;
  background: Rgba;
  /** WCAG 2.2: 1 to 21. */
  ratio: number;
  /** What WCAG asks for at this size. */
  min: 3 | 4.5;
  /** APCA, without the sign that tells light text from dark: advice, no bound. */
  lc: number;
}

/** Letters that WCAG calls large: 24 px, or 18.66 px and bold. */
export const isLargeText = ({ sizePx, weight }: { sizePx: number; weight: number }): boolean =>
  sizePx >= 24 || (sizePx >= 18.66 && weight >= 700);

/** Measures a pair of opaque colours; its key is the same for what looks the same. */
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

/** What misses its bound comes first, then what is nearest to it. */
export const byUrgency = (one: TextPair, other: TextPair): number => one.ratio / one.min - other.ratio / other.min;

/** A ratio as it may be read: rounded down, so that 4.49 never reads as the 4.5 that it misses. */
export const printRatio = (ratio: number): string => (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);
