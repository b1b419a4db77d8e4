import {
  colorFormats,
  farColors,
  formatColor,
  isFarColor,
  isWideFormat,
  parseColor,
  sameColor,
  type ColorFormat,
  type OutputFormat,
} from '@genmaster/color';
import type { PickerState } from './picker-state.ts';
import type { PickerStoreOptions } from './store-options.ts';
import { readValue } from './value-color.ts';

/** Returns the format that a text is written in; without a sign of one, that of the output. */
export function formatOfText(text: string, outputFormat: OutputFormat = 'auto'): ColorFormat {
  const notation = notationOf(text);
  const own = notation && (SIGNS[notation] ?? colorFormats.find((format) => format.startsWith(notation)));
  return own || (outputFormat === 'auto' ? 'rgba' : outputFormat);
}

/**
 * Returns the text of the shown colour. It differs from the value if a mode cannot show the value, or if the value is not
 * a colour.
 */
export function shownText({ value, color, isCleared }: PickerState, options: PickerStoreOptions): string {
  if (isCleared || isFarColor(value)) return value;
  const parsed = readValue(value, options);
  const isShown = parsed && sameColor(parsed, color);
  return isShown ? value : formatColor(color, options.outputFormat, options.alphaMode);
}

/** Returns the text that a form submits: the value in the output format. */
export function formText(state: PickerState, options: PickerStoreOptions): string {
  const { value, color } = state;
  const { outputFormat = 'auto', alphaMode } = options;
  if (!parseColor(value)) return value;
  if (isWideFormat(outputFormat) && !farColors()) return value;
  if (outputFormat === 'auto') return shownText(state, options);
  const text = formatColor(color, outputFormat, alphaMode);
  // A value that already has the output format keeps its exact text.
  return notationOf(value) === notationOf(text) ? shownText(state, options) : text;
}

/**
 * Returns the sign or function that a colour is written with; rgb and rgba count as the same. Of the spaces of `color()`,
 * Display P3 alone is a format.
 */
const notationOf = (text: string) =>
  /^(?:#|rgb|hsl|hwb|cmyk|oklch|color(?=\(\s*display-p3\s))/i.exec(text.trim())?.[0].toLowerCase();

/** Beginnings of the formats that do not begin with their name. */
const SIGNS: Readonly<Record<string, ColorFormat>> = { '#': 'hex', color: 'p3' };
