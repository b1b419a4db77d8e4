import { readColor, toRgba } from '@genmaster/color';
import { parseColor, printColor } from '../core/color-value.ts';
import { fromUnit } from '../core/oklch.ts';
import { printFieldValue } from '../core/field-value.ts';
import type { ThemeCatalogue, ThemeField } from '../core/theme-catalogue.ts';

/** Parses a value in the format of another tool; returns `null` if the field does not accept it. */
export function readForeignValue(catalogue: ThemeCatalogue, field: ThemeField, text: string): string | null {
  if (field.kind === 'color') return readForeignColor(text);
  if (field.kind === 'font') return fontOf(catalogue, field, text);
  if (field.kind === 'size') return printFieldValue(field, inPixels(text));
  return printFieldValue(field, text);
}

/** Parses any CSS colour in sRGB, and HSL channels without `hsl()` as in shadcn before Tailwind 4: `240 10% 3.9%`. */
function readForeignColor(text: string): string | null {
  const value = text.trim().slice(0, 128);
  const bare = /^-?[\d.]+(deg)?\s+[\d.]+%\s+[\d.]+%(\s*\/\s*[\d.]+%?)?$/.test(value) ? `hsl(${value})` : value;
  const own = parseColor(bare);
  if (own) return printColor(own);
  const read = readColor(bare);
  return read ? printColor(fromUnit(toRgba(read.color))) : null;
}

/** Returns the id of the first font family that the catalogue has, in weight 400 if possible. */
function fontOf(catalogue: ThemeCatalogue, field: ThemeField, text: string): string | null {
  const plain = (name: string) =>
    name
      .replace(/["']/g, '')
      .replace(/ variable$/i, '')
      .trim()
      .toLowerCase();
  const wanted = text.split(',').map(plain);
  for (const family of wanted) {
    const faces = catalogue.fonts.filter((font) => plain(font.family) === family);
    const face = faces.find(({ weight }) => weight === 400) ?? faces[0];
    if (face && field.options?.some(({ value }) => value === face.id)) return face.id;
  }
  return null;
}

const inPixels = (text: string): string => {
  const rem = /^\s*([\d.]+)r?em\s*$/.exec(text);
  return rem ? `${Number(rem[1]) * 16}px` : text;
};
