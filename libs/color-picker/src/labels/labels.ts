import { colorName } from '../color/color-name.ts';

/** Every text of the picker. A host passes the ones it wants in another language or wording. */
export const defaultLabels = {
  picker: 'Color picker',
  area: 'Saturation and brightness',
  areaRole: '2D slider',
  hue: 'Hue',
  saturation: 'Saturation',
  brightness: 'Brightness',
  lightness: 'Lightness',
  alpha: 'Alpha',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  cyan: 'Cyan',
  magenta: 'Magenta',
  yellow: 'Yellow',
  black: 'Black',
  hex: 'Hex',
  previousFormat: 'Previous color format',
  nextFormat: 'Next color format',
  eyeDropper: 'Pick a color from the screen',
  presets: 'Preset colors',
  noPresets: 'No colors added',
  addColor: 'Add color',
  added: (color: string) => `Added ${color}`,
  remove: (color: string) => `Remove ${color}`,
  removed: (color: string) => `Removed ${color}`,
  ok: 'OK',
  cancel: 'Cancel',
  /** Says a colour: the nearest CSS colour name, in English words. */
  nameColor: colorName,
  noColor: 'No color',
  invalid: 'This is not a color.',
  outOfRange: (max: number) => `Enter a number from 0 to ${max}.`,
  adjusted: 'Adjusted to the nearest color that sRGB can show.',
} as const satisfies Record<string, string | ((detail: never) => string)>;

/** The texts of the picker, each replaceable; see `defaultLabels` for the English ones. */
export type ColorPickerLabels = {
  readonly [Name in keyof typeof defaultLabels]: (typeof defaultLabels)[Name] extends string
    ? string
    : (typeof defaultLabels)[Name];
};
