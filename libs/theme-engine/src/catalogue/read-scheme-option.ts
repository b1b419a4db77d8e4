import { printFieldValue, refusalOf } from '../core/field-value.ts';
import { textOf as wordOf } from '../core/text-of.ts';
import {
  fieldsOf,
  resolveScheme,
  type ColorScheme,
  type NamedValues,
  type ThemeMode,
} from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import { isThemeMode } from '../core/theme-mode.ts';
import { isMissing, MOST_ENTRIES, namedValues, nameIn, refuse, RULES, type Read } from './option-entry.ts';

/** Reads a scheme of a project: its differences from the first scheme of its theme. */
export const readScheme: Read<ColorScheme> = (raw, path, catalogue, dropped) => {
  if (!isRecord(raw)) return refuse(path, dropped, { value: raw, rule: 'A scheme is an object.' });
  const no = (field: string, rule: string) => refuse(path, dropped, { field, value: raw[field], rule });
  const code = wordOf(raw['color_scheme']);
  const [ofCode = ''] = code.split('.');
  const themeId = isMissing(raw['theme_id']) ? ofCode : wordOf(raw['theme_id']);
  // Colours without a name are labelled with their code; a scheme with only a code is refused.
  const name = raw['name'] === undefined && !isMissing(raw['colors']) ? nameIn(code) : nameIn(raw['name']);
  if (!name) return no('name', RULES.name);
  if (!catalogue.themes.some(({ id }) => id === themeId)) return no('theme_id', 'The id of a theme of the catalogue.');
  if (!/^\d{1,2}\.\d{1,2}$/.test(code) || !code.startsWith(`${themeId}.`)) {
    return no('color_scheme', `${themeId}. and a number of one or two digits.`);
  }
  const colors = raw['colors'] ?? {};
  const byMode = areOfOneMode(colors) ? { light: colors } : colors;
  if (!isRecord(byMode)) return no('colors', RULES.modes);
  for (const [mode, values] of Object.entries(byMode).slice(0, MOST_ENTRIES)) {
    if (isThemeMode(mode) && (values === undefined || isRecord(values) || Array.isArray(values))) continue;
    const field = mode.slice(0, 64);
    refuse(`${path}.colors.${field}`, dropped, { field, value: values, rule: RULES.modes });
  }
  const fields = fieldsOf(catalogue);
  const given = (mode: ThemeMode) => {
    const colors: Record<string, string> = {};
    for (const [variable, text] of namedValues(byMode[mode], `${path}.colors.${mode}`, dropped)) {
      const field = fields.find((known) => known.variable === variable && known.kind === 'color');
      const color = field ? printFieldValue(field, text) : null;
      if (color !== null) colors[variable] = color;
      else {
        const rule = field ? refusalOf(field) : 'The name of a color variable of the catalogue.';
        refuse(`${path}.colors.${mode}.${variable.slice(0, 64)}`, dropped, {
          field: variable.slice(0, 64),
          value: text,
          rule,
        });
      }
    }
    return colors;
  };
  const base = resolveScheme(catalogue, { themeId, savedScheme: code }).colors;
  const [light, dark, flately] = [given('light'), given('dark'), given('flately')];
  const chosen: NamedValues = Object.fromEntries(Object.entries(light).filter(([variable]) => !(variable in dark)));
  const designed = { ...base.dark, ...dark };
  return [
    {
      code,
      name,
      themeId,
      colors: {
        light: { ...base.light, ...light },
        dark: catalogue.deriveDark?.({ chosen, designed, fields }) ?? designed,
        flately: { ...base.flately, ...flately },
      },
    },
  ];
};

/** Returns true when the colours are not grouped by mode; they are those of light mode then. */
function areOfOneMode(colors: unknown): boolean {
  if (Array.isArray(colors)) return colors.some((entry) => isRecord(entry) && 'name' in entry);
  const names = Object.keys(isRecord(colors) ? colors : {});
  return names.length > 0 && names.every((name) => name.startsWith('--'));
}
