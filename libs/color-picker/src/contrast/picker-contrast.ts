import {
  apcaContrast as apcaOf,
  findReadable,
  fromRgb,
  inBytes,
  toRgba,
  wcagContrast,
  type ColorPair,
  type PickerColor,
} from '@genmaster/color';

/** Two colours: a text and its background. */
export interface TextOnBackground {
  readonly text: PickerColor;
  readonly background: PickerColor;
}

/** Computes the WCAG 2.2 contrast ratio, from 1 to 21; translucent text is composited over its background first. */
export const contrastRatio = (pair: TextOnBackground): number => wcagContrast(channelsOf(pair));

/**
 * Computes the APCA lightness contrast, from about -108 (light on dark) to 106 (dark on light).
 *
 * The constants are those of APCA 0.1.9. The result is advice and not a conformance measure.
 */
export const apcaContrast = (pair: TextOnBackground): number => apcaOf(channelsOf(pair));

/** Options of `nearestPassingColor`. */
export interface PassingSearch {
  /** Colour to change. */
  readonly color: PickerColor;
  /** Colour that stays. */
  readonly against: PickerColor;
  /** Role of the changed colour. @default 'text' */
  readonly role?: 'text' | 'background' | undefined;
  /** Contrast ratio to reach. */
  readonly ratio: number;
}

/**
 * Finds the colour nearest to a given one that reaches a contrast ratio: same hue, lighter or darker.
 *
 * The 24-bit colour that it is printed as reaches the ratio, too. Chroma is reduced only at the edge of sRGB. Returns
 * null when no lightness reaches the ratio.
 */
export function nearestPassingColor({ color, against, role = 'text', ratio }: PassingSearch): PickerColor | null {
  const pairOf = (candidate: PickerColor) =>
    role === 'text' ? { text: candidate, background: against } : { text: against, background: candidate };
  if ([color, inBytes(color)].every((seen) => contrastRatio(pairOf(seen)) >= ratio)) return color;
  const [best] = findReadable(toRgba(color), (rgb) => contrastRatio(pairOf(fromRgb(rgb, 1))) >= ratio);
  return best ? fromRgb(best.rgb, 1, color) : null;
}

const channelsOf = ({ text, background }: TextOnBackground): ColorPair => ({
  text: toRgba(text),
  background: toRgba(background),
});
