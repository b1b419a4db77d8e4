import type { AlphaMode, ColorFormat } from '../color/format-color.ts';
import { fromCmyk, fromHsl, fromRgb, toCmyk, toHsl, toRgb, type PickerColor } from '../color/picker-color.ts';

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

const alpha: Channel = {
  name: 'alpha',
  max: 1,
  step: 0.1,
  decimals: 3,
  read: (color) => color.alpha,
  write: (color, value) => ({ ...color, alpha: value }),
};

const rgbChannel = (name: ChannelName, key: 'r' | 'g' | 'b'): Channel => ({
  name,
  max: 255,
  step: 1,
  decimals: 0,
  read: (color) => toRgb(color)[key] * 255,
  write: (color, value) => fromRgb({ ...toRgb(color), [key]: value / 255 }, color.alpha, color),
});

const hslChannel = (name: ChannelName, key: 'h' | 's' | 'l', max: number): Channel => ({
  name,
  max,
  step: 1,
  decimals: 1,
  read: (color) => toHsl(color)[key] * (key === 'h' ? 1 : 100),
  write: (color, value) => fromHsl({ ...toHsl(color), [key]: value / (key === 'h' ? 1 : 100) }, color.alpha),
});

const inkChannel = (name: ChannelName, key: 'c' | 'm' | 'y' | 'k'): Channel => ({
  name,
  max: 100,
  step: 1,
  decimals: 1,
  read: (color) => toCmyk(color)[key] * 100,
  write: (color, value) => fromCmyk({ ...toCmyk(color), [key]: value / 100 }, color.alpha, color),
});

const brightness: Channel = {
  name: 'brightness',
  max: 100,
  step: 1,
  decimals: 1,
  read: (color) => color.v * 100,
  write: (color, value) => ({ ...color, v: value / 100 }),
};

const channels: Record<ColorFormat | 'gray', readonly Channel[]> = {
  hex: [],
  rgba: [rgbChannel('red', 'r'), rgbChannel('green', 'g'), rgbChannel('blue', 'b')],
  hsla: [hslChannel('hue', 'h', 360), hslChannel('saturation', 's', 100), hslChannel('lightness', 'l', 100)],
  cmyk: [inkChannel('cyan', 'c'), inkChannel('magenta', 'm'), inkChannel('yellow', 'y'), inkChannel('black', 'k')],
  gray: [brightness],
};
