import { channel, type Channel, type ChannelName } from './channel.ts';
import type { AlphaMode, ColorFormat } from './color-format.ts';
import { farColors } from './far-registry.ts';
import {
  fromCmyk,
  fromHsl,
  fromHwb,
  fromRgb,
  toCmyk,
  toHsl,
  toHwb,
  toRgb,
  withHsv,
  type PickerColor,
} from './picker-color.ts';
import { round } from './rgb.ts';

/**
 * Lists the number fields of a notation, in order; hex has none, except alpha in `forced` mode.
 *
 * Those of `oklch` and `p3` are available after `loadFarColors`.
 */
export function channelsOf(format: ColorFormat | 'gray', alphaMode: AlphaMode): readonly Channel[] {
  const withAlpha = alphaMode === 'disabled' || (format === 'hex' && alphaMode !== 'forced') ? [] : [alpha];
  const own = format === 'oklch' || format === 'p3' ? (farColors()?.wideChannels[format] ?? []) : channels[format];
  return [...own, ...withAlpha];
}

/** Prints a channel with no more decimals than needed to parse the same colour. */
export function channelText(color: PickerColor, channel: Channel): string {
  return String(round(channel.read(color), channel.decimals));
}

const byte = (name: ChannelName, key: 'r' | 'g' | 'b') =>
  channel(
    name,
    255,
    0,
    (color) => toRgb(color)[key] * 255,
    (color, value) => fromRgb({ ...toRgb(color), [key]: value / 255 }, color.alpha, color),
  );

const hsl = (name: ChannelName, key: 'h' | 's' | 'l', max: number, scale = max) =>
  channel(
    name,
    max,
    1,
    (color) => toHsl(color)[key] * scale,
    (color, value) => fromHsl({ ...toHsl(color), [key]: value / scale }, color.alpha),
  );

const ink = (name: ChannelName, key: 'c' | 'm' | 'y' | 'k') =>
  channel(
    name,
    100,
    1,
    (color) => toCmyk(color)[key] * 100,
    (color, value) => fromCmyk({ ...toCmyk(color), [key]: value / 100 }, color.alpha, color),
  );

const hwb = (name: ChannelName, key: 'h' | 'w' | 'b', max: number, scale = max) =>
  channel(
    name,
    max,
    1,
    (color) => toHwb(color)[key] * scale,
    (color, value) => fromHwb({ ...toHwb(color), [key]: value / scale }, color.alpha),
  );

const alpha = channel(
  'alpha',
  1,
  3,
  (color) => color.alpha,
  (color, value) => ({ ...color, alpha: value }),
);

const brightness = channel(
  'brightness',
  100,
  1,
  (color) => color.v * 100,
  (color, value) => withHsv(color, { v: value / 100 }),
);

const channels: Record<Exclude<ColorFormat, 'oklch' | 'p3'> | 'gray', readonly Channel[]> = {
  hex: [],
  rgba: [byte('red', 'r'), byte('green', 'g'), byte('blue', 'b')],
  hsla: [hsl('hue', 'h', 360, 1), hsl('saturation', 's', 100), hsl('lightness', 'l', 100)],
  cmyk: [ink('cyan', 'c'), ink('magenta', 'm'), ink('yellow', 'y'), ink('black', 'k')],
  hwb: [hwb('hue', 'h', 360, 1), hwb('whiteness', 'w', 100), hwb('blackness', 'b', 100)],
  gray: [brightness],
};
