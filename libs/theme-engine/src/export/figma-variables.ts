import type { ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { toDesignTokens, type DesignToken } from './design-tokens.ts';
import { modes } from './mode-values.ts';

/** Variables of one mode, in the format that Figma imports and exports. */
export type FigmaVariableFile = Readonly<Record<string, DesignToken | Readonly<Record<string, string>>>> & {
  readonly $extensions: Readonly<Record<'com.figma.modeName', string>>;
};

const names: Readonly<Record<ThemeMode, string>> = { light: 'Light', dark: 'Dark', flately: 'Flately' };

/**
 * Converts a theme to variables for Figma: one file per mode.
 *
 * Usage: import the three files into one variable collection; each becomes the mode with its name.
 */
export function toFigmaVariables(
  catalogue: ThemeCatalogue,
  state: ThemeState,
): Readonly<Record<ThemeMode, FigmaVariableFile>> {
  const tokens = toDesignTokens(catalogue, state);
  return Object.fromEntries(
    modes.map((mode) => [mode, { ...tokens[mode], $extensions: { 'com.figma.modeName': names[mode] } }]),
  ) as unknown as Record<ThemeMode, FigmaVariableFile>;
}
