import { isRecord } from '../core/is-record.ts';
import { readExported, readLiterals, readWhole } from './read-script.ts';

/** Keys that show that an object literal of a script holds the options of a theme. */
const THEME_KEYS = ['palette', 'colorSchemes'];

/**
 * Parses the objects of a file: that of JSON, which may have comments and trailing commas, or the object literals of a
 * script that hold a palette, such as the options that it passes to `createTheme`. A script may hold several, for example
 * one for each mode. Of a script without a palette, the object that it exports.
 *
 * Executes nothing. Returns an empty array for any other text.
 */
export function readObjects(text: string): readonly Record<string, unknown>[] {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(json) ? [json] : [];
  } catch {
    const whole = readWhole(text);
    if (whole.length > 0) return whole;
    const options = readLiterals(text, THEME_KEYS);
    return options.length > 0 ? options : readExported(text);
  }
}
