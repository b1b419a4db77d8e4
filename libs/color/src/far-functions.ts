import { readChannels, unbounded, whole, type CssColor, type CssColorSpace, type Scale } from './css-color.ts';
import { isInside } from './gamut.ts';
import type { RgbChannels } from './rgb.ts';

const colorSpaces = /^(srgb(-linear)?|display-p3(-linear)?|a98-rgb|prophoto-rgb|rec2020|xyz(-d50|-d65)?)$/;

const light: Scale = [1, 100, 0, 100];

/** Scales of the numbers of each function, by channel; hues need no scale. */
const scales: Readonly<Record<string, Readonly<Record<string, Scale>>>> = {
  lab: { l: light, a: [1, 125], b: [1, 125] },
  lch: { l: light, c: [1, 150, 0] },
  oklab: { l: whole, a: [1, 0.4], b: [1, 0.4] },
  oklch: { l: whole, c: [1, 0.4, 0] },
};

/** Parses `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`; returns null for any other function. */
export function readFarFunction(name: string, body: string): CssColor | null {
  if (name === 'color') {
    const [, space = '', channels = ''] = /^([a-z\d-]+)\s(.*)$/s.exec(body) ?? [];
    if (!colorSpaces.test(space)) return null;
    const color = readChannels({
      space: space as CssColorSpace,
      names: 'rgb',
      body: channels,
      scaleOf: () => unbounded,
    });
    const isPast = color?.space === 'srgb' && !isInside(color.channels as unknown as RgbChannels);
    return isPast ? { ...color, space: 'srgb-unbounded' } : color;
  }
  if (!Object.hasOwn(scales, name)) return null;
  const scaleOf = (channel: string) => scales[name]![channel]!;
  return readChannels({ space: name as CssColorSpace, names: name.replace('ok', ''), body, scaleOf });
}
