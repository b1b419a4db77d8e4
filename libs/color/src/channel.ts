import type { PickerColor } from './picker-color.ts';

/** The name of a channel; also the key of its label. */
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

/** Describes a channel; one that ends at 1 moves by tenths. */
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
  write,
});
