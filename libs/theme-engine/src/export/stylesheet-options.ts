import { needOptions } from '../core/need.ts';
import type { NamedValues, ThemeCatalogue, ThemeMode } from '../core/theme-catalogue.ts';
import type { ThemeState } from '../core/theme-state.ts';
import { inNotation, type ColorNotation } from './color-notation.ts';
import { modes as allModes, valuesByMode } from './mode-values.ts';

/** Notation and modes of an exported stylesheet. */
export interface StylesheetOptions {
  /**
   * Notation of the colours. A translucent colour that hex has no digits for stays `rgba()`.
   *
   * @default 'rgb'
   */
  readonly colors?: ColorNotation | undefined;
  /** Modes in the file beside light, which is in every file. @default all */
  readonly modes?: readonly ThemeMode[] | undefined;
}

/** Resolves all variables of a stylesheet: those of light mode, and those of each other mode that it shall have. */
export function stylesheetValues(
  catalogue: ThemeCatalogue,
  state: ThemeState,
  options: StylesheetOptions,
): { light: NamedValues; dark?: NamedValues; flately?: NamedValues } {
  const { colors = 'rgb', modes = allModes } = needOptions(options);
  const { light, ...others } = valuesByMode(catalogue, state);
  const written = (values: NamedValues): NamedValues =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inNotation(value, colors)]));
  const listed: readonly string[] = Array.isArray(modes) ? modes : allModes;
  const wanted = Object.entries(others).filter(([mode]) => listed.includes(mode));
  return { light: written(light), ...Object.fromEntries(wanted.map(([mode, values]) => [mode, written(values)])) };
}
