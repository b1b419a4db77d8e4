import type { AlphaMode, ColorFormat } from './color-format.ts';
import { fromCmyk, fromHsl, fromRgb, round, toCmyk, toHsl, toRgb, type PickerColor } from './picker-color.ts';

/** The name of a channel; also the key of its label. */
export type ChannelName =
  | 'red'
  | 'green'
  | 'blue'
  | 'hue'
  | 'saturation'
  | 'lightness'
  | 'brightness'
  | 'cyan'
  | 'magenta'
  | 'yellow'
  | 'black'
  | 'alpha';

/** One number of a colour, in the unit in which people type it. */
export interface Channel {
  readonly name: ChannelName;
  /** The one letter that people know it by, shown where there is no room for its name. */
  readonly symbol: string;
  readonly max: number;
  /** What an arrow key moves by; Shift and the Page keys move by ten of them. */
  readonly step: number;
  /** Decimals shown, enough for the text to read back as the same colour. */
  readonly decimals: number;
  readonly read: (color: PickerColor) => number;
  readonly write: (color: PickerColor, value: number) => PickerColor;
}

/** Lists the number fields of a notation, in order; hex has none but alpha in `forced` mode. */
export function channelsOf(format: ColorFormat | 'gray', alphaMode: AlphaMode): readonly Channel[] {
  const withAlpha = alphaMode === 'disabled' || (format === 'hex' && alphaMode !== 'forced') ? [] : [alpha];
  return [...channels[format], ...withAlpha];
}

/** Prints one channel, with no more decimals than it takes to read back the same colour. */
export function channelText(color: PickerColor, channel: Channel): string {
  return String(round(channel.read(color), channel.decimals));
}

const channel = (
  name: ChannelName,
  max: number,
  decimals: number,
  read: Channel['read'],
  write: Channel['write'],
): Channel => ({
  name,
  symbol: name === 'black' ? 'K' : name[0]!.toUpperCase(),
  max,
  step: max === 1 ? 0.1 : 1,
  decimals,
  read,
  write,
});

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

const own = (name: ChannelName, key: 'v' | 'alpha', max: number, decimals: number) =>
  channel(
    name,
    max,
    decimals,
    (color) => color[key] * max,
    (color, value) => ({ ...color, [key]: value / max }),
  );

const alpha = own('alpha', 'alpha', 1, 3);

const channels: Record<ColorFormat | 'gray', readonly Channel[]> = {
  hex: [],
  rgba: [byte('red', 'r'), byte('green', 'g'), byte('blue', 'b')],
  hsla: [hsl('hue', 'h', 360, 1), hsl('saturation', 's', 100), hsl('lightness', 'l', 100)],
  cmyk: [ink('cyan', 'c'), ink('magenta', 'm'), ink('yellow', 'y'), ink('black', 'k')],
  gray: [own('brightness', 'v', 100, 1)],
};
