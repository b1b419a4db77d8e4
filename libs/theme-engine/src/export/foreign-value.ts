import { readAnyColor } from '../color/read-any-color.ts';
import { printFieldValue } from '../core/field-value.ts';
import { fontStack } from '../core/resolve-theme.ts';
import type { FontOption, ThemeCatalogue, ThemeField } from '../core/theme-catalogue.ts';

/**
 * Parses a value in the format of another tool; returns `null` if the field does not accept it.
 *
 * `weight` is the weight that the file has for a font.
 */
export function readForeignValue(
  catalogue: ThemeCatalogue,
  field: ThemeField,
  text: string,
  weight?: string,
): string | null {
  if (field.kind === 'color') return readForeignColor(text);
  if (field.kind === 'font') return printFieldValue(field, text) ?? fontOf(catalogue, field, text, weight);
  if (field.kind === 'size') return printFieldValue(field, inPixels(text));
  if (field.id === 'shape-corners') return printFieldValue(field, text) ?? cornersOf(field, text);
  return printFieldValue(field, text);
}

/** HSL channels without `hsl()`, as in shadcn before Tailwind 4: `240 10% 3.9%`. */
const BARE_HSL = /^\s*-?[\d.]+(deg)?\s+[\d.]+%\s+[\d.]+%(\s*\/\s*[\d.]+%?)?\s*$/;
/** RGB channels without `rgb()`, as stylesheets for Tailwind 3 have them: `37 99 235`. */
const BARE_RGB = /^\s*\d{1,3}(\s*,\s*|\s+)\d{1,3}\1\d{1,3}\s*$/;

/** Parses any CSS colour, and the channels of one without its function. */
function readForeignColor(text: string): string | null {
  if (BARE_HSL.test(text)) return readAnyColor(`hsl(${text})`);
  return readAnyColor(BARE_RGB.test(text) ? `rgb(${text})` : text);
}

/**
 * Returns the id of the font with this family list, or of the first family that the catalogue has.
 *
 * Of the faces of a family, the one with the weight of the file, or 400 if possible.
 */
function fontOf(catalogue: ThemeCatalogue, field: ThemeField, text: string, weight = '400'): string | null {
  const offered = catalogue.fonts.filter(({ id }) => field.options?.some(({ value }) => value === id));
  const faceOf = (faces: readonly FontOption[]) =>
    faces.find((font) => font.weight === weightIn(weight)) ?? faces.find((font) => font.weight === 400) ?? faces[0];
  const same = faceOf(offered.filter((font) => plainFamilies(fontStack(font)).join() === plainFamilies(text).join()));
  if (same) return same.id;
  for (const family of plainFamilies(text)) {
    const face = faceOf(offered.filter((font) => plainFamilies(font.family)[0] === family));
    if (face) return face.id;
  }
  return null;
}

/** Names of weights in CSS, design tokens and font files, without spaces and hyphens. */
const weightNames: ReadonlyMap<string, number> = new Map([
  ...['thin', 'hairline'].map((name) => [name, 100] as const),
  ...['extralight', 'ultralight'].map((name) => [name, 200] as const),
  ['light', 300],
  ...['normal', 'regular', 'book'].map((name) => [name, 400] as const),
  ['medium', 500],
  ...['semibold', 'demibold'].map((name) => [name, 600] as const),
  ['bold', 700],
  ...['extrabold', 'ultrabold'].map((name) => [name, 800] as const),
  ...['black', 'heavy'].map((name) => [name, 900] as const),
  ...['extrablack', 'ultrablack'].map((name) => [name, 950] as const),
]);

/** Parses a weight from its name or number; Figma’s API answers numbers without their unit, which are read as pixels. */
const weightIn = (text: string): number =>
  weightNames.get(text.toLowerCase().replace(/[\s-]/g, '')) ?? Number.parseFloat(text);

/** Returns the families of a list without their quotes, which formatters change. */
const plainFamilies = (text: string): string[] =>
  text.split(',').map((name) =>
    name
      .replace(/["']/g, '')
      .replace(/ variable$/i, '')
      .trim()
      .toLowerCase(),
  );

/** Returns the word whose large radius is nearest to a length: that of other tools is the one of cards and dialogs. */
function cornersOf({ options = [], writes }: ThemeField, text: string): string | null {
  const [, length] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/.exec(inPixels(text)) ?? [];
  if (length === undefined) return null;
  const farFrom = (word: string) =>
    Math.abs(Number.parseFloat(writes?.(word, {})['--radius-l'] ?? 'Infinity') - Number(length));
  return options.reduce((best, { value }) => (farFrom(value) < farFrom(best) ? value : best), options[0]!.value);
}

const inPixels = (text: string): string => {
  const rem = /^\s*([\d.]+)r?em\s*$/i.exec(text);
  return rem ? `${Number(rem[1]) * 16}px` : text;
};
