import { convertP3ToXyz65, convertXyz65ToRgb } from 'culori/fn';
import { channel, type Channel, type ChannelName } from './channel.ts';
import type { AlphaMode } from './color-format.ts';
import { toP3 } from './gamut.ts';
import { toOklch } from './oklch.ts';
import { GREY_BELOW, type PickerColor } from './picker-color.ts';
import { round, type RgbChannels } from './rgb.ts';
import { fromOklch, oklchOf } from './wide-color.ts';

const lightOf = (name: ChannelName, key: 'l' | 'c' | 'h', max: number, decimals: number, scale = 1): Channel =>
  channel(
    name,
    max,
    decimals,
    (color) => oklchOf(color)[key] * scale,
    (color, value) => fromOklch({ ...oklchOf(color), [key]: value / scale }, color.alpha, color),
  );

const p3 = (name: ChannelName, key: 'r' | 'g' | 'b'): Channel => ({
  ...channel(
    name,
    1,
    3,
    (color) => toP3(oklchOf(color))[key],
    (color, value) => fromP3({ ...toP3(oklchOf(color)), [key]: value }, color),
  ),
  step: 0.01,
});

const fromP3 = (rgb: RgbChannels, memory: PickerColor): PickerColor => {
  const next = toOklch(convertXyz65ToRgb(convertP3ToXyz65(rgb)));
  return fromOklch(next.c < GREY_BELOW ? { ...next, h: oklchOf(memory).h } : next, memory.alpha, memory);
};

/** Number fields of the notations beyond sRGB. They show rounded values; the colour keeps the exact ones. */
export const wideChannels: Readonly<Record<'oklch' | 'p3', readonly Channel[]>> = {
  oklch: [
    lightOf('lightness', 'l', 100, 1, 100),
    { ...lightOf('chroma', 'c', 0.4, 3), step: 0.01 },
    lightOf('hue', 'h', 360, 1),
  ],
  p3: [p3('red', 'r'), p3('green', 'g'), p3('blue', 'b')],
};

/** Prints a colour with enough decimals to parse every 24-bit colour exactly. */
export function formatWide(color: PickerColor, format: 'oklch' | 'p3', alphaMode: AlphaMode = 'enabled'): string {
  const opacity = alphaMode === 'disabled' ? 1 : round(color.alpha, 3);
  const alpha = opacity < 1 || alphaMode === 'always' || alphaMode === 'forced' ? ` / ${opacity}` : '';
  const { l, c, h } = oklchOf(color);
  if (format === 'oklch') return `oklch(${round(l, 5)} ${round(c, 5)} ${round(h, 3)}${alpha})`;
  const { r, g, b } = toP3({ l, c, h });
  return `color(display-p3 ${[r, g, b].map((part) => round(part, 5)).join(' ')}${alpha})`;
}
