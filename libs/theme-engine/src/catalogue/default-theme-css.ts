import { colorSchemeOf, resolveTheme, type ThemeContrast } from '../core/resolve-theme.ts';
import type { ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import { defaultState } from '../core/theme-state.ts';

/**
 * Writes the stylesheet of somebody who never chose anything, in all three modes.
 *
 * A site puts it into its own CSS while building, so pages have their colours
 * without script. Inline values on the body win over it.
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
 * Writes what is different of it for somebody who asks for more contrast.
 *
 * A site serves it beside its own CSS, after it, under `media="(prefers-contrast: more)"`.
 */
export function moreContrastCss(catalogue: ThemeCatalogue): string {
  const differing = (mode: ThemeMode) => {
    const plain = variablesOf(catalogue, mode);
    return Object.entries(variablesOf(catalogue, mode, 'more')).filter(([name, value]) => plain[name] !== value);
  };
  // The root is every mode’s element: what is written for light is written again where a mode has another value.
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
