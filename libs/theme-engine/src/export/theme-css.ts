import { colorSchemeOf } from '../core/resolve-theme.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { choicesOf, differences, modes, valuesByMode } from './mode-values.ts';

/**
 * Converts a theme to a CSS file: variables on `:root`, and the differences of the other modes.
 *
 * Usage: link it after the application's own styles, and set `data-bs-theme` to `dark` or `flately` on `<html>` for
 * those modes. `readThemeFile` reads the scheme from the first line.
 */
export function toThemeCss(catalogue: ThemeCatalogue, state: ThemeState): string {
  const values = valuesByMode(catalogue, state);
  const blocks = modes.map((mode) => {
    const own = mode === 'light' ? values.light : differences(values[mode], values.light);
    return block(mode === 'light' ? ':root' : `[data-bs-theme='${mode}']`, {
      'color-scheme': colorSchemeOf(mode),
      ...own,
    });
  });
  return [`/* genmaster-theme ${JSON.stringify(choicesOf(state))} */`, ...blocks, ''].join('\n');
}

/**
 * Converts a theme to a stylesheet for Tailwind CSS 4: utilities such as `bg-layout-primary` and `text-h1`.
 *
 * Usage: add it to the stylesheet that imports `tailwindcss`, after that import.
 */
export function toTailwindTheme(catalogue: ThemeCatalogue, state: ThemeState): string {
  const values = valuesByMode(catalogue, state);
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
    ...(['dark', 'flately'] as const).map((mode) =>
      block(`[data-bs-theme='${mode}']`, differences(renamed(values[mode]), light)),
    ),
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
