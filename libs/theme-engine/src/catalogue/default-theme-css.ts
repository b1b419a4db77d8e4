import { colorSchemeOf, resolveTheme, type ThemeContrast } from '../core/resolve-theme.ts';
import type { ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import { defaultState } from '../core/theme-state.ts';

/**
 * Returns the stylesheet of the default theme in all three modes.
 *
 * A site adds it to its own CSS at build time, so that pages have their colours without scripts. Inline values on the
 * body override it.
 */
export function defaultThemeCss(catalogue: ThemeCatalogue): string {
  const light = variablesOf(catalogue, 'light');
  return blocks((mode) => {
    const lines = Object.entries(variablesOf(catalogue, mode)).filter(
      ([name, value]) => mode === 'light' || light[name] !== value,
    );
    return [['color-scheme', colorSchemeOf(mode)], ...lines];
  });
}

/**
 * Returns the stylesheet with the differences for users who prefer more contrast.
 *
 * A site loads it separately, after its own CSS, with `media="(prefers-contrast: more)"`.
 */
export function moreContrastCss(catalogue: ThemeCatalogue): string {
  const differing = (mode: ThemeMode) => {
    const plain = variablesOf(catalogue, mode);
    return Object.entries(variablesOf(catalogue, mode, 'more')).filter(([name, value]) => plain[name] !== value);
  };
  // `:root` applies in all modes: a value written for light mode is repeated in each mode that has a different one.
  const inLight = new Set(differing('light').map(([name]) => name));
  return blocks((mode) => {
    const own = new Set(differing(mode).map(([name]) => name));
    return Object.entries(variablesOf(catalogue, mode, 'more')).filter(([name]) => own.has(name) || inLight.has(name));
  });
}

const variablesOf = (catalogue: ThemeCatalogue, mode: ThemeMode, contrast?: ThemeContrast) =>
  resolveTheme(catalogue, { ...defaultState(catalogue), mode }, contrast && { contrast }).variables;

const blocks = (linesOf: (mode: ThemeMode) => [name: string, value: string][]): string =>
  (
    [
      [':root', 'light'],
      ["[data-bs-theme='dark']", 'dark'],
      ["[data-bs-theme='flately']", 'flately'],
    ] as const
  )
    .map(
      ([selector, mode]) =>
        `${selector} {\n${linesOf(mode)
          .map(([name, value]) => `  ${name}: ${value};\n`)
          .join('')}}\n`,
    )
    .join('\n');
