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

/** Creates the channels of a space from its conversions: each is read from it, and written back with the others. */
const channelsIn =
  <Key extends string>(
    to: (color: PickerColor) => Readonly<Record<Key, number>>,
    from: (channels: Readonly<Record<Key, number>>, alpha: number, memory: PickerColor) => PickerColor,
    decimals = 1,
  ) =>
  (name: ChannelName, key: Key, max = 100, scale = max) =>
    channel(
      name,
      max,
      decimals,
      (color) => to(color)[key] * scale,
      (color, value) => from({ ...to(color), [key]: value / scale }, color.alpha, color),
    );

const byte = channelsIn(toRgb, fromRgb, 0);
const hsl = channelsIn(toHsl, fromHsl);
const ink = channelsIn(toCmyk, fromCmyk);
const hwb = channelsIn(toHwb, fromHwb);

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
  rgba: [byte('red', 'r', 255), byte('green', 'g', 255), byte('blue', 'b', 255)],
  hsla: [hsl('hue', 'h', 360, 1), hsl('saturation', 's'), hsl('lightness', 'l')],
  cmyk: [ink('cyan', 'c'), ink('magenta', 'm'), ink('yellow', 'y'), ink('black', 'k')],
  hwb: [hwb('hue', 'h', 360, 1), hwb('whiteness', 'w'), hwb('blackness', 'b')],
  gray: [brightness],
};
