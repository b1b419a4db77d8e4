import type { SavedTheme } from '../core/saved-theme.ts';
import { companionsOf, readSavedRecord } from '../core/saved-record.ts';
import { fontStack, resolveTheme } from '../core/resolve-theme.ts';
import { stateFromSaved } from '../core/saved-theme.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue, type ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord, openJson, type ThemeProperties } from '../core/theme-envelope.ts';
import { TOKEN_EXTENSION } from './design-tokens.ts';
import { modes } from './mode-values.ts';
import { readCssVariables } from './read-css.ts';
import { readMuiTheme } from './read-mui.ts';
import { readObject } from './read-object.ts';
import { mapValues, savedFromMapped, type ThemeImport } from './read-theme.ts';
import { readTokenFile, tokenText, type ValuesByMode } from './read-tokens.ts';

const FORMAT = 'genmaster-theme';
const LONGEST_FILE = 65_536;

/** Converts a theme to a lossless JSON file. Pass `engine.toSaved()`. */
export function toThemeJson(copy: SavedTheme): string {
  const { properties, mode } = copy;
  return JSON.stringify({ format: FORMAT, properties, mode, companions: companionsOf(copy) }, null, 2);
}

/**
 * Parses a theme from a file: our own JSON, a stylesheet with variables (shadcn/ui, tweakcn, Tailwind 4), design tokens
 * with aliases and modes (also from Figma), or the options of MUI's `createTheme`.
 *
 * The file is untrusted: nothing in it is executed, and nothing is applied. The catalogue validates the values when the
 * theme is shown. `taken` and `ignored` report the result for each value. Returns `null` when the text has none of
 * these formats or is longer than 65,536 characters.
 *
 * @example
 * const found = readTheme(await file.text(), engine.catalogue);
 * if (found?.taken.length) previewTheme(engine, found.theme); // then engine.commit() or engine.cancel()
 */
export function readTheme(text: string, catalogue: ThemeCatalogue): ThemeImport | null {
  if (text.length > LONGEST_FILE) return null;
  const json = readObject(text);
  if (json?.['format'] === FORMAT) return readOwn(json, catalogue);
  const own = json ? readTokens(json) : readCss(text);
  const found: ValuesByMode = json ? (readMuiTheme(json) ?? readTokenFile(json)) : readCssVariables(text);
  if (!modes.some((mode) => found[mode])) return null;
  const { values, taken, ignored } = mapValues(catalogue, found);
  if (own && speaksOurNames(catalogue, own)) return { theme: fromValues(catalogue, own), taken, ignored };
  const mode = found.light ? 'light' : found.dark ? 'dark' : 'flately';
  return { theme: savedFromMapped(catalogue, values, mode), taken, ignored };
}

/** Checks whether a file uses our variable names, or has the header of our exports. */
const speaksOurNames = (catalogue: ThemeCatalogue, { choices, values }: FoundValues): boolean =>
  'selectedTheme' in choices || fieldsOf(catalogue).some(({ variable }) => variable in (values.light ?? {}));

/** Parses a theme from a file like `readTheme`, without the report of its values. */
export const readThemeFile = (text: string, catalogue: ThemeCatalogue): SavedTheme | null =>
  readTheme(text, catalogue)?.theme ?? null;

function readOwn(
  { properties, mode, companions }: Record<string, unknown>,
  catalogue: ThemeCatalogue,
): ThemeImport | null {
  const theme = readSavedRecord({ properties, mode, companions });
  if (!theme.properties) return null;
  const { themeColors, themeIcons } = theme.properties;
  const { taken, ignored } = mapValues(catalogue, { light: { ...Object(themeColors), ...Object(themeIcons) } });
  return { theme, taken, ignored };
}

interface FoundValues {
  readonly choices: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Partial<Record<ThemeMode, NamedValues>>>;
}

/** Parses a stylesheet. The header comment of our exports holds the theme, scheme and layout. */
function readCss(text: string): FoundValues | null {
  const values = readCssVariables(text);
  const [, header = ''] = /\/\*\s*genmaster-theme\s+([^*]*)\*\//.exec(text) ?? [];
  return values.light ? { choices: openJson(header.trim()) ?? {}, values } : null;
}

function readTokens(json: Record<string, unknown>): FoundValues | null {
  const extensions = json['$extensions'];
  const choices = isRecord(extensions) ? extensions[TOKEN_EXTENSION] : null;
  const values: Partial<Record<ThemeMode, NamedValues>> = {};
  for (const mode of modes) {
    const group = json[mode];
    if (!isRecord(group)) continue;
    values[mode] = Object.fromEntries(
      Object.entries(group).map(([name, token]) => [`--${name}`, isRecord(token) ? tokenText(token['$value']) : '']),
    );
  }
  return values.light ? { choices: isRecord(choices) ? choices : {}, values } : null;
}

function fromValues(catalogue: ThemeCatalogue, { choices, values }: FoundValues): SavedTheme {
  const record = { ...choices, themeColors: {}, themeIcons: {} };
  const { mode } = readSavedRecord({ properties: record, mode: choices['mode'] });
  const saved = readSavedRecord({
    properties: {
      ...record,
      themeColors: plainValues(catalogue, values.light ?? {}, false),
      themeIcons: plainValues(catalogue, values.light ?? {}, true),
    } satisfies Partial<ThemeProperties>,
    mode: 'light',
  });
  // Values of the other modes that are equal to those derived from light mode are not the user's own.
  const { state } = stateFromSaved(catalogue, saved, 'light');
  const ownOf = (other: 'dark' | 'flately') => {
    const given = values[other];
    if (!given) return {};
    const followed = resolveTheme(catalogue, { ...state, mode: other }).variables;
    const shown = plainValues(catalogue, { ...values.light, ...given }, false);
    return Object.fromEntries(Object.entries(shown).filter(([name, value]) => followed[name] !== value));
  };
  // The properties hold the colours of light mode, so those of flately, even if empty, are passed separately.
  return { ...saved, mode: mode ?? 'light', flatelyColors: ownOf('flately'), darkColors: ownOf('dark') };
}

/** Converts printed variables to field values: a font is found by its family list and weight. */
function plainValues(catalogue: ThemeCatalogue, printed: NamedValues, icons: boolean): NamedValues {
  return Object.fromEntries(
    fieldsOf(catalogue).flatMap(({ kind, variable }) => {
      const text = printed[variable];
      if (text === undefined || (kind === 'icon') !== icons) return [];
      const font = catalogue.fonts.find(
        (known) =>
          plainQuotes(fontStack(known)) === plainQuotes(text) && `${known.weight}` === printed[`${variable}-weight`],
      );
      return [[variable, (kind === 'font' && font?.id) || text]];
    }),
  );
}

/** Removes the quotes of a family list, because formatters change them. */
const plainQuotes = (families: string): string => families.replace(/["']/g, '').replace(/\s*,\s*/g, ', ');
