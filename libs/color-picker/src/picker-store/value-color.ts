import {
  farColors,
  isFarColor,
  isWideFormat,
  nearestInSrgb,
  parseColor,
  toGray,
  WHITE,
  type Gamut,
  type PickerColor,
} from '@genmaster/color';
import { gamuts, knownWord } from '../use-color-picker/known-modes.ts';
import type { ColorToken, PickerStoreOptions } from './store-options.ts';

/** Returns the token whose text a value is. */
export const tokenOf = (text: string, { tokens }: PickerStoreOptions): ColorToken | undefined =>
  text ? tokens?.find((token) => token.value === text) : undefined;

/** Returns the text of a value's colour: that of the token that it names, else its own. */
export const colorTextOf = (text: string, options: PickerStoreOptions): string => tokenOf(text, options)?.color ?? text;

/** Returns the colour of a value; null if it is none, or one whose space has to be loaded first. */
export const readValue = (text: string, options: PickerStoreOptions): PickerColor | null =>
  parseColor(colorTextOf(text, options));

/** Reports whether the colour of a value, or the fallback that is shown for it, has to be loaded first. */
export const isAwaited = (text: string, options: PickerStoreOptions): boolean =>
  !readValue(text, options) && (isFarColor(colorTextOf(text, options)) || isFarColor(options.fallbackColor));

/** Returns the gamut of the colours that can be chosen. */
export const gamutOf = ({ gamut, outputFormat }: PickerStoreOptions): Gamut =>
  knownWord(gamuts, gamut) ?? (isWideFormat(outputFormat) ? 'p3' : 'srgb');

/** Returns the nearest colour that the modes of a picker can show. */
export function restrictColor(color: PickerColor, options: PickerStoreOptions): PickerColor {
  const gray = options.colorMode === 'grayscale' ? toGray(color) : color;
  const held = gamutOf(options) === 'srgb' ? nearestInSrgb(gray) : (farColors()?.fitColor(gray, 'p3') ?? gray);
  return options.alphaMode === 'disabled' && held.alpha !== 1 ? { ...held, alpha: 1 } : held;
}

/** Returns the colour that is shown while the first value is none. */
export const fallbackOf = (options: PickerStoreOptions): PickerColor =>
  restrictColor(parseColor(options.fallbackColor) ?? WHITE, options);

/** Returns the colour that is shown for a value: its own, or the fallback. */
export function shownColor(text: string, options: PickerStoreOptions): PickerColor {
  const read = readValue(text, options);
  return read ? restrictColor(read, options) : fallbackOf(options);
}

/** Reports whether two sets of options show every value in the same way. */
export const showAlike = (value: string, one: PickerStoreOptions, other: PickerStoreOptions): boolean =>
  shownBy(value, one) === shownBy(value, other);

/** Returns what the options make of a value, as one text. */
const shownBy = (value: string, options: PickerStoreOptions) =>
  [options.alphaMode, options.colorMode, options.fallbackColor, gamutOf(options), colorTextOf(value, options)].join(
    '|',
  );
