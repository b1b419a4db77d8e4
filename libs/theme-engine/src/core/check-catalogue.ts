import { parseColor, printColor } from './color-value.ts';
import { shownText } from './text-of.ts';
import { fieldsOf, type ColorScheme, type NamedValues, type ThemeCatalogue } from './theme-catalogue.ts';
import { themeModes } from './theme-mode.ts';

/** A colour in the engine's format. */
const PRINTED = /^rgba\(\d{1,3}, \d{1,3}, \d{1,3}, (0|1|0\.\d{1,3})\)$/;

/**
 * Checks the colours of a catalogue and rewrites them in the engine's format, `rgba(r, g, b, a)`, which the
 * first-paint script accepts.
 *
 * Throws an error that names the place of a colour that cannot be parsed, or of a mode without colours: it is a mistake
 * in the host's code. Leaves palettes that are computed on first use alone: they are in this format already.
 */
export function checkCatalogue(catalogue: ThemeCatalogue): ThemeCatalogue {
  const variables = new Set<string>(
    fieldsOf(catalogue).flatMap(({ kind, variable }) => (kind === 'color' ? [variable] : [])),
  );
  const print = (text: string, name: string, place: string): string => {
    const color = parseColor(text);
    if (color) return printColor(color);
    throw problem(
      `${place} has no color for ${name}: ${shownText(text)}. The catalogue was not taken. Use hex, rgb, hsl, oklch, black, white or transparent.`,
    );
  };
  const printed = (values: NamedValues, place: string): NamedValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, text]) => [name, variables.has(name) ? print(text, name, place) : text]),
    );
  const isPlain = ({ code, colors }: ColorScheme) =>
    themeModes.every((mode) => {
      const isComputed = !!Object.getOwnPropertyDescriptor(colors, mode)?.get;
      const own = isComputed ? {} : (colors[mode] as NamedValues | undefined);
      if (!own) throw problem(`Scheme "${code}" has no colors for ${mode}. The catalogue was not taken.`);
      return Object.entries(own).every(([name, text]) => !variables.has(name) || PRINTED.test(text));
    });
  const needsPrint = ({ kind, defaultValue }: { kind: string; defaultValue?: string }): boolean =>
    kind === 'color' && defaultValue !== undefined && !PRINTED.test(defaultValue);
  if (catalogue.schemes.every(isPlain) && !fieldsOf(catalogue).some(needsPrint)) return catalogue;
  return {
    ...catalogue,
    sections: catalogue.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) =>
        needsPrint(field)
          ? { ...field, defaultValue: print(field.defaultValue!, field.variable, `Field "${field.id}"`) }
          : field,
      ),
    })),
    schemes: catalogue.schemes.map((scheme) => {
      if (isPlain(scheme)) return scheme;
      const colors = themeModes.map((mode) => [
        mode,
        printed(scheme.colors[mode], `Scheme "${scheme.code}" (${mode})`),
      ]);
      return { ...scheme, colors: Object.fromEntries(colors) as unknown as ColorScheme['colors'] };
    }),
  };
}

const problem = (what: string) => new Error(`[theme-engine] ${what}`);
