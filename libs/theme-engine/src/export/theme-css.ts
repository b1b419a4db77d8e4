import { colorSchemeOf } from '../core/resolve-theme.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { choicesOf, differences, modes } from './mode-values.ts';
import { stylesheetValues, type StylesheetOptions } from './stylesheet-options.ts';

/**
 * Converts a theme to a CSS file: variables on `:root`, and the differences of the other modes.
 *
 * Usage: link it after the application's own styles, and set `data-bs-theme` to `dark` or `flately` on `<html>` for
 * those modes. `readThemeFile` reads the scheme from the first line.
 *
 * @example
 * toThemeCss(engine.catalogue, engine.getSnapshot().draft, { colors: 'oklch', modes: ['dark'] });
 */
export function toThemeCss(catalogue: ThemeCatalogue, state: ThemeState, options: StylesheetOptions = {}): string {
  const values = stylesheetValues(catalogue, state, options);
  const blocks = modes.flatMap((mode) => {
    const shown = values[mode];
    if (!shown) return [];
    const own = mode === 'light' ? shown : differences(shown, values.light);
    const selector = mode === 'light' ? ':root' : `[data-bs-theme='${mode}']`;
    return [block(selector, { 'color-scheme': colorSchemeOf(mode), ...own })];
  });
  return [`/* genmaster-theme ${JSON.stringify(choicesOf(state))} */`, ...blocks, ''].join('\n');
}

/**
 * Converts a theme to a stylesheet for Tailwind CSS 4: utilities such as `bg-layout-primary` and `text-h1`.
 *
 * Usage: add it to the stylesheet that imports `tailwindcss`, after that import.
 */
export function toTailwindTheme(catalogue: ThemeCatalogue, state: ThemeState, options: StylesheetOptions = {}): string {
  const values = stylesheetValues(catalogue, state, options);
  const renamed = (variables: NamedValues) =>
    Object.fromEntries(
      fieldsOf(catalogue).flatMap(({ kind, variable }) => {
        const name = tailwindName[kind](variable);
        const weight = variables[`${variable}-weight`];
        return [
          ...(name && variables[variable] ? [[name, variables[variable]] as const] : []),
          ...(weight ? [[`--font-weight-${variable.replace(/^--(font-)?/, '')}`, weight] as const] : []),
        ];
      }),
    );
  const light = renamed(values.light);
  return [
    block('@theme', light),
    ...(['dark', 'flately'] as const).flatMap((mode) => {
      const shown = values[mode];
      return shown ? [block(`[data-bs-theme='${mode}']`, differences(renamed(shown), light))] : [];
    }),
    '',
  ].join('\n');
}

export const tailwindName = {
  color: (variable: string) => `--color-${variable.slice(2)}`,
  size: (variable: string) => `--text-${variable.replace(/^--(font-)?/, '')}`,
  font: (variable: string) => `--font-${variable.replace(/^--(font-)?/, '')}`,
  icon: () => null,
  choice: () => null,
} as const;

export const block = (selector: string, values: NamedValues): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}`;
