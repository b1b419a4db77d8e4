import type { PickerColor } from './picker-color.ts';
import { clamp } from './rgb.ts';

/** Name of a channel; also the key of its label. */
export type ChannelName =
  | 'red'
  | 'green'
  | 'blue'
  | 'hue'
  | 'saturation'
  | 'lightness'
  | 'brightness'
  | 'whiteness'
  | 'blackness'
  | 'chroma'
  | 'cyan'
  | 'magenta'
  | 'yellow'
  | 'black'
  | 'alpha';

/** A channel of a colour, in the unit in which users type it. */
export interface Channel {
  readonly name: ChannelName;
  /** One-letter abbreviation, shown where there is no room for the name. */
  readonly symbol: string;
  readonly max: number;
  /** Step of an arrow key; Shift and the Page keys move by ten steps. */
  readonly step: number;
  /** Number of decimals shown, enough for the text to be parsed as the same colour. */
  readonly decimals: number;
  readonly read: (color: PickerColor) => number;
  /** Returns the colour with another value of the channel: one outside the range is its nearest end, NaN changes nothing. */
  readonly write: (color: PickerColor, value: number) => PickerColor;
}

/** Creates a channel. Its step is 0.1 if its maximum is 1, otherwise 1. */
export const channel = (
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
  write: (color, value) => (Number.isNaN(value) ? color : write(color, clamp(value, 0, max))),
});
