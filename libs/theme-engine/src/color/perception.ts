import {
  converter,
  differenceCiede2000,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  toGamut,
  useMode as registerMode,
} from 'culori/fn';
import type { Rgba } from '../core/color-value.ts';
import type { Oklch } from '../core/oklch.ts';

interface Perception {
  /** CIEDE2000: 1 is just visible, above 20 nobody mixes two colours up. */
  readonly difference: (one: Rgba, other: Rgba) => number;
  /** The nearest sRGB colour by the method of CSS Color 4. */
  readonly toScreen: (shade: Oklch) => Rgba;
}

let prepared: Perception | null = null;

/**
 * Prepares the colour spaces on first use, since registering them is a side effect.
 */
export function perception(): Perception {
  return (prepared ??= prepare());
}

function prepare(): Perception {
  for (const mode of [modeRgb, modeLrgb, modeXyz65, modeLab65, modeOklab, modeOklch])
    registerMode(mode as typeof modeRgb);
  const ciede2000 = differenceCiede2000();
  const mapped = toGamut('rgb', 'oklch');
  const toRgb = converter('rgb');
  const plain = ({ r, g, b }: Rgba) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 });
  return {
    difference: (one, other) => ciede2000(plain(one), plain(other)),
    toScreen([l, c, h]) {
      const { r, g, b } = toRgb(mapped({ mode: 'oklch', l, c, h })!);
      return { r: r * 255, g: g * 255, b: b * 255, alpha: 1 };
    },
  };
}
