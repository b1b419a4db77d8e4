import { clamp, type Rgba } from '../core/color-value.ts';
import { isShowable, oklchToRgb, toOklch, type Oklch } from '../core/oklch.ts';

/** What nobody sees: clipping by less than this is taken. */
const JUST_VISIBLE = 0.02;
const CLOSE_ENOUGH = 1e-4;

/**
 * Finds the nearest sRGB colour by the method of CSS Color 4.
 *
 * Lowers chroma at the same lightness and hue until clipping the rest is
 * invisible. Keeps more colour than lowering chroma alone, and the hue that
 * clipping alone would bend.
 */
export function fitToScreen([lightness, chroma, hue]: Oklch): Rgba {
  const at = (amount: number) => oklchToRgb(lightness, amount, hue);
  if (lightness >= 1 || lightness <= 0) return clip(at(0));
  let clipped = clip(at(chroma));
  if (isShowable(at(chroma)) || clippingOf([lightness, chroma, hue], clipped) < JUST_VISIBLE) return clipped;
  let [low, high, isLowShowable] = [0, chroma, true];
  while (high - low > CLOSE_ENOUGH) {
    const middle = (low + high) / 2;
    if (isLowShowable && isShowable(at(middle))) {
      low = middle;
      continue;
    }
    clipped = clip(at(middle));
    const difference = clippingOf([lightness, middle, hue], clipped);
    if (difference >= JUST_VISIBLE) high = middle;
    else if (JUST_VISIBLE - difference < CLOSE_ENOUGH) return clipped;
    else [low, isLowShowable] = [middle, false];
  }
  return clipped;
}

const clip = ({ r, g, b }: Rgba): Rgba => ({ r: clamp(r, 255), g: clamp(g, 255), b: clamp(b, 255), alpha: 1 });

/** How far clipping moved a colour, as a distance in OKLab. */
function clippingOf([lightness, chroma, hue]: Oklch, clipped: Rgba): number {
  const [shown, shownChroma, shownHue] = toOklch(clipped);
  const angle = ((hue - shownHue) * Math.PI) / 180;
  const across = chroma ** 2 + shownChroma ** 2 - 2 * chroma * shownChroma * Math.cos(angle);
  return Math.sqrt((lightness - shown) ** 2 + Math.max(0, across));
}
