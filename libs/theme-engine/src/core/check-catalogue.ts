import { parseColor, printColor } from './color-value.ts';
import { fieldsOf, type ColorScheme, type NamedValues, type ThemeCatalogue } from './theme-catalogue.ts';
import { themeModes } from './theme-mode.ts';

/**
 * Checks the colours of a catalogue and rewrites them in the engine's format, `rgba(r, g, b, a)`, which the
 * first-paint script accepts.
 *
 * Throws an error that names the place of a colour that cannot be parsed: it is a mistake in the host's code. Leaves
 * palettes that are computed on first use alone: they are in this format already.
 */
export function checkCatalogue(catalogue: ThemeCatalogue): ThemeCatalogue {
  const variables = new Set<string>(
    fieldsOf(catalogue).flatMap(({ kind, variable }) => (kind === 'color' ? [variable] : [])),
  );
  const printed = (values: NamedValues, place: string): NamedValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, text]) => {
        const color = parseColor(text);
        if (color) return [name, printColor(color)];
        if (!variables.has(name)) return [name, text];
        throw new Error(
          `[theme-engine] ${place} has no color for ${name}: "${text}". The catalogue was not taken. Use hex, rgb, hsl, oklch or a CSS color name.`,
        );
      }),
    );
  const isPlain = ({ colors }: ColorScheme) =>
    themeModes.every((mode) => {
      const own = Object.getOwnPropertyDescriptor(colors, mode)?.value as NamedValues | undefined;
      return !own || Object.entries(own).every(([name, text]) => !variables.has(name) || text.startsWith('rgba('));
    });
  if (catalogue.schemes.every(isPlain)) return catalogue;
  return {
    ...catalogue,
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
