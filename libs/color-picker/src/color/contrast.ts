import { convertLabToLch, convertRgbToLrgb, convertRgbToOklab } from 'culori/fn';
import { fromRgb, toBytes, toRgb, type PickerColor, type RgbChannels } from './picker-color.ts';
import { toSrgb } from './far-colors.ts';

/** Which of two colours is the text; the other one is what it stands on. */
export interface TextOnBackground {
  readonly text: PickerColor;
  readonly background: PickerColor;
}

/** Works out the WCAG 2.2 contrast ratio, from 1 to 21; translucent text is seen through to its background. */
export function contrastRatio({ text, background }: TextOnBackground): number {
  const lights = [luminance(over(text, background)), luminance(toRgb(background))];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/**
 * Works out the APCA lightness contrast, from about -108 (light on dark) to 106 (dark on light).
 *
 * The constants are those of APCA 0.1.9. It is advice and not a conformance measure.
 */
export function apcaContrast({ text, background }: TextOnBackground): number {
  const ink = apcaLuminance(over(text, background));
  const paper = apcaLuminance(toRgb(background));
  if (Math.abs(paper - ink) < 0.0005) return 0;
  const isDarkOnLight = paper > ink;
  const difference = isDarkOnLight ? paper ** 0.56 - ink ** 0.57 : paper ** 0.65 - ink ** 0.62;
  const contrast = difference * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (contrast - Math.sign(contrast) * 0.027) * 100;
}

/** What a search for a passing colour is given. */
export interface PassingSearch {
  /** The colour to change. */
  readonly color: PickerColor;
  /** The colour that stays. */
  readonly against: PickerColor;
  /** Which of the two is the text. @default 'text' */
  readonly role?: 'text' | 'background';
  /** The ratio to reach. */
  readonly ratio: number;
}

/**
 * Finds the colour nearest to a given one that reaches a contrast ratio: same hue, lighter or darker.
 *
 * Chroma gives way only where sRGB ends. Null when no lightness reaches the ratio.
 */
export function nearestPassingColor({ color, against, role = 'text', ratio }: PassingSearch): PickerColor | null {
  const opaque = { ...color, alpha: 1 };
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(toRgb(color)));
  const atLightness = (lightness: number) => {
    return roundToBytes(fromRgb(toSrgb('oklch', { l: lightness, c, h }).rgb, 1, opaque));
  };
  const passes = (candidate: PickerColor) => {
    const pair = role === 'text' ? { text: candidate, background: against } : { text: against, background: candidate };
    return contrastRatio(pair) >= ratio;
  };
  if (passes(color)) return color;

  const found = [0, 1].flatMap((end) => {
    if (!passes(atLightness(end))) return [];
    let [near, far] = [l, end];
    // Sixteen halvings are finer than the step from one byte to the next.
    for (let step = 0; step < 16; step += 1) {
      const middle = (near + far) / 2;
      if (passes(atLightness(middle))) far = middle;
      else near = middle;
    }
    return [{ lightness: far, distance: Math.abs(far - l) }];
  });
  const [best] = found.sort((left, right) => left.distance - right.distance);
  return best ? atLightness(best.lightness) : null;
}

// The ratio is promised for the text that is stored, so it is checked on whole bytes.
function roundToBytes(color: PickerColor): PickerColor {
  const [r, g, b] = toBytes(color);
  return fromRgb({ r: r / 255, g: g / 255, b: b / 255 }, color.alpha, color);
}

function over(top: PickerColor, bottom: PickerColor): RgbChannels {
  const [above, below] = [toRgb(top), toRgb(bottom)];
  const mix = (key: 'r' | 'g' | 'b') => above[key] * top.alpha + below[key] * (1 - top.alpha);
  return { r: mix('r'), g: mix('g'), b: mix('b') };
}

function luminance(rgb: RgbChannels): number {
  const { r, g, b } = convertRgbToLrgb(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function apcaLuminance({ r, g, b }: RgbChannels): number {
  const sum = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return sum > 0.022 ? sum : sum + (0.022 - sum) ** 1.414;
}
