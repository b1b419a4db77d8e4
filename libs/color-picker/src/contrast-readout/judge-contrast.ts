import { inBytes, type PickerColor } from '@genmaster/color';
import { apcaContrast, contrastRatio, nearestPassingColor } from '../contrast/picker-contrast.ts';
import { levelOf } from './level-of.ts';

/** Requirements that a contrast is judged by. */
export interface ContrastDemand {
  /** Whether the picked colour is the text or its background. @default 'text' */
  role?: 'text' | 'background' | undefined;
  /** WCAG 2.2 level to reach. @default 'AA' */
  level?: 'AA' | 'AAA' | undefined;
  /** Size of the text; large text and graphics need less contrast. @default 'normal' */
  size?: 'normal' | 'large' | undefined;
}

/** Contrast of one colour against another. */
export interface ContrastVerdict {
  /** Ratio with two decimals, truncated and not rounded: 4.499 is not 4.5. */
  readonly ratio: string;
  readonly apca: number;
  readonly passes: boolean;
  /** Nearest colour that passes; null when this one passes already, or no colour can. */
  readonly better: PickerColor | null;
}

const RATIOS = { AA: { normal: 4.5, large: 3 }, AAA: { normal: 7, large: 4.5 } };

/**
 * Judges the contrast of the picked colour against another one, by WCAG 2.2 and APCA.
 *
 * Uses the lower ratio of two: that of the exact colour, and that of the 24-bit colour of its text.
 */
export function judgeContrast(color: PickerColor, against: PickerColor, demand: ContrastDemand): ContrastVerdict {
  // Hosts without types may pass other words, which count as not given.
  const role = demand.role === 'background' ? demand.role : 'text';
  const size = demand.size === 'large' ? demand.size : 'normal';
  const pairOf = (picked: PickerColor) =>
    role === 'text' ? { text: picked, background: against } : { text: against, background: picked };
  const ratio = Math.min(contrastRatio(pairOf(color)), contrastRatio(pairOf(inBytes(color))));
  const wanted = RATIOS[levelOf(demand)][size];
  const passes = ratio >= wanted;
  return {
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    apca: Math.round(apcaContrast(pairOf(color))),
    passes,
    better: passes ? null : nearestPassingColor({ color, against, role, ratio: wanted }),
  };
}
