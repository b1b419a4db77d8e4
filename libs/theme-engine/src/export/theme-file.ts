import type { SavedTheme } from '../core/saved-theme.ts';
import { printFieldValue } from '../core/field-value.ts';
import { companionsOf, readSavedRecord } from '../core/saved-record.ts';
import { resolveValues } from '../core/resolve-theme.ts';
import { resolveSaved } from '../core/resolve-saved.ts';
import { modeOfProperties, stateFromSaved } from '../core/saved-theme.ts';
import { noOverrides } from '../core/theme-state.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue, type ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import { openJson } from '../core/theme-envelope.ts';
import { TOKEN_EXTENSION } from './design-tokens.ts';
import { modes } from './mode-values.ts';
import { readCssVariables } from './read-css.ts';
import { readFigmaVariables } from './read-figma.ts';
import { firstModeOfMui, readMuiTheme } from './read-mui.ts';
import { readObjects } from './read-object.ts';
import { readRegistryItem } from './read-registry.ts';
import { readResolver } from './read-resolver.ts';
import { mapValues, savedFromMapped, type IgnoredValue, type MappedValue, type ThemeImport } from './read-theme.ts';
import { hasTokens, readTokenFile, type ValuesByMode } from './read-tokens.ts';
import { needCatalogue, needValues } from '../core/need.ts';

const FORMAT = 'genmaster-theme';
const LONGEST_FILE = 262_144;
const MOST_FILES = 16;

/** Converts a theme to a lossless JSON file. Pass `engine.toSaved()`. */
export function toThemeJson(copy: SavedTheme): string {
  needValues(copy, 'copy');
  const { properties, mode } = copy;
  return JSON.stringify({ format: FORMAT, properties, mode, companions: companionsOf(copy) }, null, 2);
}

/**
 * Parses a theme from a file: our own JSON, a stylesheet with variables (shadcn/ui, tweakcn, Tailwind 4), an item of a
 * shadcn/ui registry, design tokens with aliases and modes (also from Figma, or a resolver of them), the variables that
 * Figma's API answers, or the options of MUI's `createTheme`.
 *
 * Several files, such as those that Figma exports for each mode, are read as one theme: pass their texts as a list.
 *
 * The file is untrusted: nothing in it is executed, and nothing is applied. The catalogue validates the values when the
 * theme is shown. `taken` and `ignored` report the result for each value. Returns `null` when a text has none of these
 * formats or is longer than 262,144 characters.
 *
 * @example
 * const found = readTheme(await file.text(), engine.catalogue);
 * if (found?.taken.length) previewTheme(engine, found.theme); // then engine.commit() or engine.cancel()
 */
export function readTheme(text: string | readonly string[], catalogue: ThemeCatalogue): ThemeImport | null {
  needCatalogue(catalogue);
  const texts = Array.isArray(text) ? (text as readonly string[]).slice(0, MOST_FILES) : [text as string];
  const files = texts.map(readFile);
  if (files.length === 1 && files[0]?.own) return readOwn(files[0].own, catalogue);
  if (files.length === 0 || !files.every((file) => file?.found)) return null;
  const found = merged(files.map((file) => file!.found!));
  const { values, taken, ignored } = mapValues(catalogue, found);
  const choices: Choices = Object.assign({}, ...files.map((file) => file!.choices));
  const given = modes.filter((one) => Object.keys(values[one]).length > 0);
  const mode = given.find((one) => one === choices['mode']) ?? given[0] ?? 'light';
  const theme =
    found.light && ('selectedTheme' in choices || speaksOurNames(catalogue, found.light))
      ? fromValues(catalogue, choices, { ...values, isGiven: (other) => !!found[other] })
      : savedFromMapped(catalogue, values, mode);
  return { theme, taken, ignored };
}

/** A file, parsed: its values by mode, or the content of our own JSON. */
interface ReadFile {
  readonly found?: ValuesByMode;
  readonly own?: Record<string, unknown>;
  readonly choices: Choices;
}

/** Parses one file; returns `null` when it has none of the formats. */
function readFile(text: string): ReadFile | null {
  if (typeof text !== 'string' || text.length > LONGEST_FILE) return null;
  const objects = readObjects(text);
  const [json] = objects;
  if (json?.['format'] === FORMAT) return { own: json, choices: {} };
  const found = json
    ? merged(objects.map((one) => readResolver(one) ?? readOtherTool(one) ?? readTokenFile(one)))
    : readCssVariables(text);
  if (!modes.some((mode) => Object.keys(found[mode] ?? {}).length > 0)) return null;
  return { found, choices: json ? choicesInTokens(json) : choicesInCss(text) };
}

/** Parses an object of a tool with a format of its own; a token file may have groups with the names of its keys. */
function readOtherTool(json: Record<string, unknown>): ValuesByMode | null {
  const { palette, colorSchemes, cssVars } = json;
  if (hasTokens({ palette, colorSchemes, cssVars })) return null;
  return readMuiTheme(json) ?? readRegistryItem(json) ?? readFigmaVariables(json);
}

/** Merges the values of several files or objects; in each mode, the first value of a name counts. */
const merged = (list: readonly ValuesByMode[]): ValuesByMode =>
  list.reduce(
    (all, one) =>
      modes.reduce((rest, mode) => (one[mode] ? { ...rest, [mode]: { ...one[mode], ...rest[mode] } } : rest), all),
    {},
  );

/** Returns true when a file has the variables of our exports, also in the names of Tailwind. */
const speaksOurNames = (catalogue: ThemeCatalogue, light: NamedValues): boolean =>
  fieldsOf(catalogue).some(
    (field) => field.variable in light || (field.kind === 'color' && `--color-${field.variable.slice(2)}` in light),
  );

/** Parses a theme from a file like `readTheme`, without the report of its values. */
export const readThemeFile = (text: string | readonly string[], catalogue: ThemeCatalogue): SavedTheme | null =>
  readTheme(text, catalogue)?.theme ?? null;

function readOwn(
  { properties, mode, companions }: Record<string, unknown>,
  catalogue: ThemeCatalogue,
): ThemeImport | null {
  const theme = readSavedRecord({ properties, mode, companions });
  if (!theme.properties) return null;
  const { themeColors, themeIcons } = theme.properties;
  const found = {
    light: theme.lightColors,
    dark: theme.darkColors,
    flately: theme.flatelyColors,
    [modeOfProperties(theme)]: { ...Object(themeColors), ...Object(themeIcons) },
  };
  return { theme, ...reportOf(catalogue, found) };
}

/** Reports the values of our own JSON, which names each field by its variable. */
function reportOf(
  catalogue: ThemeCatalogue,
  found: Partial<Record<ThemeMode, NamedValues | undefined>>,
): Pick<ThemeImport, 'taken' | 'ignored'> {
  const fields = fieldsOf(catalogue);
  const taken: MappedValue[] = [];
  const ignored: IgnoredValue[] = [];
  for (const mode of modes) {
    for (const [from, text] of Object.entries(found[mode] ?? {})) {
      const field = fields.find(({ variable }) => variable === from);
      const value = field ? printFieldValue(field, text) : null;
      if (field && value !== null) taken.push({ from, fieldId: field.id, mode, value });
      else ignored.push({ from, mode, reason: field ? 'bad-value' : 'no-counterpart' });
    }
  }
  return { taken, ignored };
}

type Choices = Readonly<Record<string, unknown>>;

/** Parses the header comment of our exports, which holds the theme, scheme and layout. */
function choicesInCss(text: string): Choices {
  const [, header = ''] = /\/\*\s*genmaster-theme\s([^*]*)\*\//.exec(text) ?? [];
  return openJson(header.trim()) ?? {};
}

function choicesInTokens(json: Record<string, unknown>): Choices {
  const extensions = json['$extensions'];
  const choices = isRecord(extensions) ? extensions[TOKEN_EXTENSION] : null;
  const mode = firstModeOfMui(json);
  // Without a mode the key is absent: that of another file counts then.
  return isRecord(choices) ? choices : { ...(mode && { mode }) };
}

/**
 * Creates a copy from the values of our own variables; another mode inherits the values of light mode that it does not
 * list.
 */
function fromValues(
  catalogue: ThemeCatalogue,
  choices: Choices,
  { light, isGiven, ...others }: Record<ThemeMode, NamedValues> & { readonly isGiven: (mode: ThemeMode) => boolean },
): SavedTheme {
  const fields = fieldsOf(catalogue);
  const valuesOf = (icons: boolean) =>
    Object.fromEntries(
      fields.flatMap(({ kind, variable }) => {
        const value = light[variable];
        return value !== undefined && (kind === 'icon') === icons ? [[variable, value]] : [];
      }),
    );
  const record = { ...choices, themeColors: valuesOf(false), themeIcons: valuesOf(true) };
  const { mode } = readSavedRecord({ properties: record, mode: choices['mode'] });
  const saved = readSavedRecord({ properties: record, mode: 'light' });
  // Values of the other modes that are equal to those derived from light mode are not the user's own.
  const ownOf = (other: 'dark' | 'flately', base: SavedTheme = { ...saved, flatelyColors: {} }) => {
    const own: Record<string, string> = {};
    if (!isGiven(other)) return own;
    const shown: NamedValues = { ...light, ...others[other] };
    // A colour set by the user can change derived colours, so this is repeated until nothing differs.
    for (let before = -1; before < Object.keys(own).length;) {
      before = Object.keys(own).length;
      const besides = other === 'dark' ? { darkColors: own } : { flatelyColors: own };
      const followed = resolveSaved(catalogue, { ...base, ...besides }, other).variables;
      for (const { kind, variable } of fields) {
        const value = shown[variable];
        if (kind === 'color' && value !== undefined && value !== followed[variable]) own[variable] = value;
      }
    }
    return own;
  };
  // The properties hold the colours of light mode, so those of flately, even if empty, are passed separately.
  const flatelyColors = ownOf('flately');
  // A value of light mode that equals the scheme's is listed too where flately has another one, which light mode would
  // inherit.
  const { state } = stateFromSaved(catalogue, saved, 'light');
  const designed = resolveValues(catalogue, { ...state, overrides: noOverrides });
  const ownNames = Object.keys(light).filter((name) => light[name] !== designed[name] || name in flatelyColors);
  const own = { ...saved, ownNames, flatelyColors };
  return { ...own, mode: mode ?? 'light', darkColors: ownOf('dark', own) };
}
