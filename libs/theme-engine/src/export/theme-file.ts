import type { SavedTheme } from '../core/saved-theme.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import { fontStack, resolveTheme } from '../core/resolve-theme.ts';
import { stateFromSaved } from '../core/saved-theme.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue, type ThemeMode } from '../core/theme-catalogue.ts';
import { isRecord, openJson, type ThemeProperties } from '../core/theme-envelope.ts';
import { TOKEN_EXTENSION } from './design-tokens.ts';
import { modes } from './mode-values.ts';

const FORMAT = 'genmaster-theme';
const LONGEST_FILE = 65_536;

/** Writes a theme as a JSON file that loses nothing. Pass `engine.toSaved()`. */
export function toThemeJson({ properties, mode, darkColors = {}, ownNames = [] }: SavedTheme): string {
  return JSON.stringify(
    { format: FORMAT, properties, mode, companions: { colors: darkColors, own: ownNames } },
    null,
    2,
  );
}

/**
 * Reads a theme from a file of ours: JSON, design tokens or CSS.
 *
 * Trusts nothing in it and applies nothing: the result goes through the
 * catalogue when it is shown. `null` when the text is none of the three, or
 * longer than 64 KiB.
 *
 * @example
 * const theme = readThemeFile(await file.text(), engine.catalogue);
 * if (theme) previewTheme(engine, theme); // then engine.commit() or engine.cancel()
 */
export function readThemeFile(text: string, catalogue: ThemeCatalogue): SavedTheme | null {
  if (text.length > LONGEST_FILE) return null;
  const json = openJson(text);
  if (json?.['format'] === FORMAT) {
    const { properties, mode, companions } = json;
    const saved = readSavedRecord({ properties, mode, companions });
    return saved.properties && saved;
  }
  const found = json ? readTokens(json) : readCss(text);
  return found && fromValues(catalogue, found);
}

interface FoundValues {
  readonly choices: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Partial<Record<ThemeMode, NamedValues>>>;
}

function readCss(text: string): FoundValues | null {
  const [, header = ''] = text.split('/* genmaster-theme ', 2);
  const values: Partial<Record<ThemeMode, NamedValues>> = {};
  for (const rule of text.split('}').slice(0, -1)) {
    const brace = rule.lastIndexOf('{');
    if (brace < 0) continue;
    const [selector, body] = [rule.slice(rule.lastIndexOf('{', brace - 1) + 1, brace), rule.slice(brace + 1)];
    const mode = modes.find((candidate) => selector.includes(`[data-bs-theme='${candidate}']`)) ?? 'light';
    if (mode === 'light' && !selector.includes(':root')) continue;
    values[mode] = { ...values[mode], ...Object.fromEntries(declarationsIn(body)) };
  }
  return values.light ? { choices: openJson(header.split(' */', 1)[0]) ?? {}, values } : null;
}

/** The variables that the body of a rule declares, each ended by a semicolon. */
const declarationsIn = (body: string) =>
  body
    .split(';')
    .slice(0, -1)
    .flatMap((declaration): [name: string, value: string][] => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, Math.max(colon, 0)).trim().split(/\s/).at(-1)!;
      const value = declaration.slice(colon + 1).trim();
      return /^--[a-z][a-z0-9-]*$/.test(name) && value !== '' && value.length <= 256 ? [[name, value]] : [];
    });

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

/** Writes a token's value as the variable's text; the catalogue judges it later. */
function tokenText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((family) => (/[A-Z ]/.test(`${family}`) ? `'${family}'` : `${family}`)).join(', ');
  if (!isRecord(value)) return `${value}`;
  const { components, alpha = 1, value: number, unit } = value;
  if (!Array.isArray(components)) return `${number}${unit}`;
  return `rgba(${components.map((component) => Math.round(Number(component) * 255)).join(', ')}, ${alpha})`;
}

function fromValues(catalogue: ThemeCatalogue, { choices, values }: FoundValues): SavedTheme {
  const record = { ...choices, themeColors: {}, themeIcons: {} };
  const { mode } = readSavedRecord({ properties: record, mode: choices['mode'] });
  const base = { ...values.light, ...(mode === 'flately' && values.flately) };
  const saved = readSavedRecord({
    properties: {
      ...record,
      themeColors: plainValues(catalogue, base, false),
      themeIcons: plainValues(catalogue, base, true),
    } satisfies Partial<ThemeProperties>,
    mode: mode ?? 'light',
  });
  // Dark values that follow from the rest anyway are not the user's own.
  const { state } = stateFromSaved(catalogue, saved, 'light');
  const followed = resolveTheme(catalogue, { ...state, mode: 'dark' }).variables;
  const dark = values.dark ? plainValues(catalogue, { ...values.light, ...values.dark }, false) : {};
  const darkColors = Object.fromEntries(Object.entries(dark).filter(([name, value]) => followed[name] !== value));
  return { ...saved, darkColors };
}

/** Finds the field values in printed variables: a font by the family list and weight it was printed as. */
function plainValues(catalogue: ThemeCatalogue, printed: NamedValues, icons: boolean): NamedValues {
  return Object.fromEntries(
    fieldsOf(catalogue).flatMap(({ kind, variable }) => {
      const text = printed[variable];
      if (text === undefined || (kind === 'icon') !== icons) return [];
      const font = catalogue.fonts.find(
        (known) => fontStack(known) === text && `${known.weight}` === printed[`${variable}-weight`],
      );
      return [[variable, (kind === 'font' && font?.id) || text]];
    }),
  );
}
