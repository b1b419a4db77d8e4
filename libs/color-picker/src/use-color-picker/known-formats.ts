import { colorFormats, type ColorFormat, type OutputFormat } from '@genmaster/color';
import { knownWord } from './known-modes.ts';

/** Options with formats, as any host passes them: one without types, or with attributes, may have other words there. */
export interface FormatWords {
  readonly outputFormat?: string | null | undefined;
  readonly format?: string | null | undefined;
  readonly defaultFormat?: string | null | undefined;
}

/** Returns a word that names a format; undefined for any other, which counts as not given. */
export const knownFormat = (word: unknown): ColorFormat | undefined => knownWord(colorFormats, word);

/** Returns the format of values: the first that is given, else `auto`. */
export const outputFormatOf = ({ outputFormat, format, defaultFormat }: FormatWords): OutputFormat =>
  outputFormat === 'auto'
    ? outputFormat
    : (knownFormat(outputFormat) ?? knownFormat(format) ?? knownFormat(defaultFormat) ?? 'auto');
