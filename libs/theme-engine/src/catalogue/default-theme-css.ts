import { colorSchemeOf, resolveTheme } from '../core/resolve-theme.ts';
import type { ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import { defaultState } from '../core/theme-state.ts';

/**
 * Writes the stylesheet of somebody who never chose anything, in all three modes.
 *
 * A site puts it into its own CSS while building, so pages have their colours
 * without script. Inline values on the body win over it.
 */
export function defaultThemeCss(catalogue: ThemeCatalogue): string {
  const start = defaultState(catalogue);
  const light = resolveTheme(catalogue, start).variables;
  const block = (selector: string, mode: ThemeMode) => {
    const { variables } = resolveTheme(catalogue, { ...start, mode });
    const lines = Object.entries(variables).filter(([name, value]) => mode === 'light' || light[name] !== value);
    return `${selector} {\n  color-scheme: ${colorSchemeOf(mode)};\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
  };
  return [
    block(':root', 'light'),
    block("[data-bs-theme='dark']", 'dark'),
    block("[data-bs-theme='flately']", 'flately'),
  ].join('\n');
}
