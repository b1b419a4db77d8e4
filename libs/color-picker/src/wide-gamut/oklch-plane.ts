import { clamp, farColors, round } from '@genmaster/color';
import type { SliderChannel } from '../color-slider/slider-channels.ts';
import { hsv, type Plane } from '../planes/planes.ts';

/** Chroma and lightness. */
export const oklch: Plane = {
  ...hsv,
  name: 'oklch',
  xLabel: 'chroma',
  yLabel: 'lightness',
  read: (color, gamut) => {
    const far = farColors()!;
    const { l, c } = far.oklchOf(color);
    return { x: clamp(c / far.chromaLimit(gamut)), y: clamp(l) };
  },
  write: (color, { x, y }, gamut) => {
    const far = farColors()!;
    const { h } = far.oklchOf(color);
    return far.fromOklch({ l: y, c: x * far.chromaLimit(gamut), h }, color.alpha, color);
  },
  hue: (color) => farColors()!.oklchOf(color).h,
  describeX: (color) => String(round(farColors()!.oklchOf(color).c, 3)),
};

/** Hue of OKLCH. */
export const oklchHue: SliderChannel = {
  max: 360,
  step: 1,
  page: 15,
  read: (color) => farColors()!.oklchOf(color).h,
  write: (color, h) => {
    const far = farColors()!;
    return far.fromOklch({ ...far.oklchOf(color), h }, color.alpha, color);
  },
  describe: (h) => `${Math.round(h)}°`,
};
