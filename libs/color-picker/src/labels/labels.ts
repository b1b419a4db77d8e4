import { colorName } from '@genmaster/color';
import { contrastLabels } from '../contrast-readout/contrast-labels.ts';
import { copyColorLabels } from '../copy-color/copy-text.ts';

/** All texts of the picker in English. A host passes those that it wants in another language or wording. */
export const defaultLabels = {
  picker: 'Color picker',
  area: 'Saturation and brightness',
  areaHsl: 'Saturation and lightness',
  areaOklch: 'Chroma and lightness',
  plane: 'Color space of the area',
  areaRole: '2D slider',
  hue: 'Hue',
  saturation: 'Saturation',
  brightness: 'Brightness',
  lightness: 'Lightness',
  whiteness: 'Whiteness',
  blackness: 'Blackness',
  chroma: 'Chroma',
  alpha: 'Alpha',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  cyan: 'Cyan',
  magenta: 'Magenta',
  yellow: 'Yellow',
  black: 'Black',
  hex: 'Hex',
  format: 'Color format',
  previousFormat: 'Previous color format',
  nextFormat: 'Next color format',
  eyeDropper: 'Pick a color from the screen',
  notPicked: 'The browser did not allow picking.',
  tokens: 'This theme',
  shades: 'Tints and shades',
  recent: 'Recent colors',
  presets: 'Preset colors',
  edit: 'Edit',
  done: 'Done',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  limit: (count: number) => `At most ${count} colors. Remove one first.`,
  noPresets: 'No colors added',
  addColor: 'Add color',
  added: (color: string) => `Added ${color}`,
  remove: (color: string) => `Remove ${color}`,
  removed: (color: string) => `Removed ${color}`,
  before: (color: string) => `Back to ${color}`,
  clear: 'No color',
  cleared: 'Color removed',
  required: 'Choose a color.',
  ok: 'OK',
  cancel: 'Cancel',
  /** Names a colour by its nearest CSS colour name, in English words. */
  nameColor: colorName,
  noColor: 'No color',
  invalid: 'This is not a color.',
  outOfRange: (max: number) => `Enter a number from 0 to ${max}.`,
  adjusted: 'Adjusted to the nearest color that sRGB can show.',
  inSrgb: 'Every screen shows this color',
  beyondSrgb: 'Beyond sRGB',
  fitSrgb: 'Bring into sRGB',
  ...contrastLabels,
  ...copyColorLabels,
} as const satisfies Record<string, string | ((detail: never) => string)>;

/** Returns texts with those that a host replaces; an undefined one replaces nothing. */
export function replaceLabels<Labels extends object>(labels: Labels, given: Partial<Labels> = {}): Labels {
  const texts = { ...labels };
  for (const name in given) texts[name] = given[name] ?? labels[name];
  return texts;
}

/** Texts of the picker, each replaceable; see `defaultLabels` for the English ones. */
export type ColorPickerLabels = {
  readonly [Name in keyof typeof defaultLabels]: (typeof defaultLabels)[Name] extends string
    ? string
    : (typeof defaultLabels)[Name];
};
