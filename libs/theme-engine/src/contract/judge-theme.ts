import { defaultCatalogue } from '../catalogue/default-catalogue.ts';
import { parseColor } from '../core/color-value.ts';
import { printFieldValue } from '../core/field-value.ts';
import { parseProperties } from '../core/saved-theme.ts';
import { fieldsOf, type ThemeCatalogue, type ThemeField } from '../core/theme-catalogue.ts';
import { textOf } from '../core/text-of.ts';
import { isRecord } from '../core/is-record.ts';
import { openJson, type DroppedValue } from '../core/theme-envelope.ts';
import type { SaveThemeRecord } from './theme-record.ts';
import type { SchemeOption } from './theme-service.ts';

/**
 * Lists every value of a theme that its field does not accept, so that a server can reject the theme.
 *
 * Validates as an engine does, with three differences: a size outside its limits is rejected instead of clamped, a
 * missing property is not reported, and names that a project may have added to the catalogue are accepted by their
 * format: the code of a scheme, and an unknown variable with a colour, a size or a plain word. A text that holds no
 * JSON object is listed whole, as `json` or `darkJson`.
 *
 * @example
 * judgeTheme({ json: '{"themeColors":{"--font-h1":"9999px"}}' }); // [{ path: 'json.themeColors.--font-h1', … }]
 */
export function judgeTheme(
  theme: Pick<SaveThemeRecord, 'json' | 'darkJson'>,
  catalogue: ThemeCatalogue = defaultCatalogue,
): readonly DroppedValue[] {
  const { json, darkJson } = recordOf(theme);
  const fields = new Map<string, ThemeField>(fieldsOf(catalogue).map((field) => [field.variable, field]));
  const properties = openJson(json);
  const companions = darkJson === undefined ? {} : openJson(darkJson);
  return [
    ...(properties ? judgeProperties(properties, catalogue, fields) : bad('json')),
    ...(companions ? judgeCompanions(companions, fields) : bad('darkJson')),
  ];
}

/** Lists every value of a scheme that is not a colour; without an object of colours, `colors`. */
export function judgeScheme(scheme: Pick<SchemeOption, 'colors'>): readonly DroppedValue[] {
  const { colors } = recordOf(scheme);
  if (!isRecord(colors)) return bad('colors');
  return Object.entries(colors).flatMap(([mode, values]) =>
    isRecord(values)
      ? Object.entries(values).flatMap(([name, text]) => (parseColor(text) ? [] : bad(`colors.${mode}.${name}`)))
      : bad(`colors.${mode}`),
  );
}

type Fields = ReadonlyMap<string, ThemeField>;

function judgeProperties(source: Record<string, unknown>, catalogue: ThemeCatalogue, fields: Fields): DroppedValue[] {
  const refused = parseProperties(source, catalogue).dropped.flatMap(({ path, reason }) => {
    if (reason === 'missing' || (path === 'themeColorScheme' && isSchemeCode(source[path]))) return [];
    return reason === 'unknown-name' ? [] : [{ path: `json.${path}`, reason }];
  });
  const inMaps = (['themeColors', 'themeIcons'] as const).flatMap((map) =>
    entriesOf(source[map]).flatMap(([name, value]) => {
      const field = fields.get(name);
      const isTaken = field ? isInLimits(field, value) && isInItsMap(field, map) : isOfSomeField(name, value);
      return isTaken ? [] : bad(`json.${map}.${name}`);
    }),
  );
  return [...refused, ...inMaps];
}

function judgeCompanions({ own, ...others }: Record<string, unknown>, fields: Fields): DroppedValue[] {
  const maps = (['colors', 'light', 'flately'] as const).map((map) => [map, others[map]] as const);
  const isKnownShape = maps.every(([, values]) => values === undefined || isRecord(values));
  if (!isKnownShape || (own !== undefined && !Array.isArray(own))) return bad('darkJson');
  const refused = maps.flatMap(([map, values]) =>
    entriesOf(values).flatMap(([name, value]) => {
      const field = fields.get(name);
      const isColor = (!field || field.kind === 'color') && isVariable(name) && parseColor(value);
      return isColor ? [] : bad(`darkJson.${map}.${name}`);
    }),
  );
  return [...refused, ...((own as unknown[]) ?? []).flatMap((name) => (isVariable(name) ? [] : bad('darkJson.own')))];
}

const bad = (path: string): DroppedValue[] => [{ path: path.slice(0, 80), reason: 'bad-value' }];

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

const isInItsMap = ({ kind }: ThemeField, map: string): boolean => (kind === 'icon') === (map === 'themeIcons');

/** Checks that a size is within its limits. `parseProperties` validates the other values. */
function isInLimits({ kind, min = 0, max = 1000 }: ThemeField, value: unknown): boolean {
  if (kind !== 'size') return true;
  const px = Number.parseFloat(textOf(value));
  return px >= min && px <= max;
}

const isVariable = (name: unknown): boolean => typeof name === 'string' && /^--[a-z][a-z0-9-]{0,63}$/.test(name);

const isSchemeCode = (code: unknown): boolean => typeof code === 'string' && /^\d{1,2}\.\d{1,2}$/.test(code);

/** Checks whether a field of any kind would accept a value: the fields that a project adds have the same kinds. */
const isOfSomeField = (name: string, value: unknown): boolean =>
  isVariable(name) &&
  (parseColor(value) !== null ||
    printFieldValue(ANY_SIZE, value) !== null ||
    (typeof value === 'string' && /^[a-z][a-z0-9-]{0,63}$/.test(value)));

const ANY_SIZE: ThemeField = { id: 'any', label: '', variable: '--any', kind: 'size', inputType: 'range' };
