import { printFieldValue, refusalOf } from '../core/field-value.ts';
import {
  fieldsOf,
  resolveScheme,
  type ColorScheme,
  type FontOption,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeField,
  type ThemeMode,
  type ThemeSection,
} from '../core/theme-catalogue.ts';
import { shownText, textOf as wordOf } from '../core/text-of.ts';
import { isThemeMode } from '../core/theme-mode.ts';
import { isRecord, type DroppedValue } from '../core/theme-envelope.ts';

const MOST_ENTRIES = 64;

/**
 * Adds the schemes, fields and fonts of a project to a catalogue, and validates all of them.
 *
 * Takes the `result` of the theme options response; the sections may also be the `theme_data` of a theme. A scheme
 * lists only its differences from the first one of its theme; dark colours that it leaves out are derived from its light ones. A scheme with an existing code replaces that
 * one: this is how a published change is applied. Invalid items are left out and reported. Variables that the host
 * reserves are rejected as `reserved`: a field of a project must not change the dimensions of the page.
 *
 * @example
 * const { catalogue } = extendCatalogue(engine.catalogue, options, { isReserved: (name) => name.startsWith('--page-') });
 * engine.replaceCatalogue(catalogue);
 */
export function extendCatalogue(
  catalogue: ThemeCatalogue,
  options: unknown,
  { isReserved = () => false }: { isReserved?: (variable: string) => boolean } = {},
): { catalogue: ThemeCatalogue; dropped: readonly DroppedValue[] } {
  const dropped: DroppedValue[] = [];
  const lists = isRecord(options) ? options : {};
  if (lists !== options && options !== null && options !== undefined) {
    refuse('', dropped, { field: 'options', value: options, rule: 'An object with lists.' });
  }
  const listed = (name: string) => listIn(lists, name, name, dropped);
  const withFonts = addFonts(catalogue, listed('fonts'), dropped);
  const sections = listed(lists['sections'] === undefined ? 'theme_data' : 'sections').flatMap((raw, at) =>
    readSection(raw, `sections.${at}`, withFonts, dropped, isReserved),
  );
  const withFields = { ...withFonts, sections: [...withFonts.sections, ...sections] };
  const schemes: ColorScheme[] = [];
  for (const [at, raw] of listed('color_schemes').entries()) {
    const path = `color_schemes.${at}`;
    for (const scheme of readScheme(raw, path, withFields, dropped)) {
      if (schemes.some(({ code }) => code === scheme.code)) {
        const rule = 'No other scheme of the list has this code.';
        refuse(path, dropped, { field: 'color_scheme', value: scheme.code, rule });
      } else schemes.push(scheme);
    }
  }
  const kept = catalogue.schemes.map((scheme) => schemes.find(({ code }) => code === scheme.code) ?? scheme);
  const added = schemes.filter(({ code }) => !kept.some((scheme) => scheme.code === code));
  return { catalogue: { ...withFields, schemes: [...kept, ...added] }, dropped };
}

type Read<T> = (
  raw: unknown,
  path: string,
  catalogue: ThemeCatalogue,
  dropped: DroppedValue[],
  isReserved?: (variable: string) => boolean,
) => T[];

const readSection: Read<ThemeSection> = (raw, path, catalogue, dropped, isReserved) => {
  const name = isRecord(raw) ? nameIn(raw['section_name']) : '';
  if (!isRecord(raw)) return refuse(path, dropped, { value: raw, rule: 'A section is an object.' });
  if (!name) return refuse(path, dropped, { field: 'section_name', value: raw['section_name'], rule: RULES.name });
  const fields: ThemeField[] = [];
  const items = listIn(raw, 'section_fields', `${path}.section_fields`, dropped);
  for (const [at, item] of items.entries()) {
    const known = [...fieldsOf(catalogue), ...fields];
    const read = readField(item, `${path}.section_fields.${at}`, known, dropped);
    for (const field of read) {
      if (isReserved?.(field.variable) || isCompanion(field.variable, known)) {
        const rule = 'The host keeps this variable for itself.';
        refuse(`${path}.section_fields.${at}`, dropped, {
          reason: 'reserved',
          field: '--value',
          value: field.variable,
          rule,
        });
      } else fields.push(field);
    }
  }
  return fields.length ? [{ id: path.replace('sections.', 'project-'), name, fields }] : [];
};

function readField(raw: unknown, path: string, known: readonly ThemeField[], dropped: DroppedValue[]): ThemeField[] {
  if (!isRecord(raw)) return refuse(path, dropped, { value: raw, rule: 'A field is an object.' });
  const no: Refuse = (field, rule, part = { at: '', value: raw[field] }) =>
    refuse(path + part.at, dropped, { field, value: part.value, rule });
  const [id, label, variable] = [textOf(raw['id']), nameIn(raw['label']), textOf(raw['--value'])];
  if (!label) return no('label', RULES.name);
  if (!/^[A-Za-z][\w-]*$/.test(id)) return no('id', 'A letter, then letters, digits, - and _.');
  // Names such as `toString` exist on every object, so a look-up would find them in any map.
  if (id in {} || known.some((field) => field.id === id)) return no('id', 'No other field has this id.');
  if (!/^--[a-z][a-z0-9-]*$/.test(variable))
    return no('--value', 'The name of a variable: --, a small letter, then a-z, 0-9 and -.');
  if (known.some((field) => field.variable === variable)) return no('--value', 'No other field has this variable.');
  const shape = shapeOf(raw, no);
  if (!shape) return [];
  const field: ThemeField = { id, label, variable: variable as `--${string}`, ...shape };
  const first = shape.options?.[0]?.value ?? (shape.kind === 'size' ? shape.min : 'transparent');
  const given = isMissing(raw['value']) ? first : raw['value'];
  // The values of the options are stored in another notation than the input.
  const defaultValue = printFieldValue(field, given) ?? (shape.options && printFieldValue(field, printOption(given)));
  return defaultValue ? [{ ...field, defaultValue }] : no('value', refusalOf(field));
}

/** Refuses a property of a field, or with `at` a part of it. */
type Refuse = (field: string, rule: string, part?: { readonly at: string; readonly value: unknown }) => never[];

/** Checks whether a variable is the `-weight` variable that is written with a font. */
const isCompanion = (variable: string, known: readonly ThemeField[]): boolean =>
  known.some((field) => field.kind === 'font' && `${field.variable}-weight` === variable);

/** Parses the type of a field. Accepts both spellings of selects and of their options, and limits as text. */
function shapeOf(
  raw: Record<string, unknown>,
  no: Refuse,
): Pick<ThemeField, 'kind' | 'inputType' | 'min' | 'max' | 'options'> | null {
  const { inputType } = raw;
  const refused = (field: string, rule: string) => (no(field, rule), null);
  if (inputType === 'color') return { kind: 'color', inputType };
  if (inputType === 'range') {
    const [min, max] = [limitOf(raw['min'], 0), limitOf(raw['max'], 1000)];
    if (!Number.isFinite(min)) return refused('min', RULES.limit);
    if (!Number.isFinite(max)) return refused('max', RULES.limit);
    return min < max ? { kind: 'size', inputType, min, max } : refused('max', `More than min, which is ${min}.`);
  }
  if (inputType !== 'selectOption' && inputType !== 'selectOptions') {
    return refused('inputType', 'One of color, range, selectOption, selectOptions.');
  }
  const list = raw['optionValues'] === undefined ? 'optionValue' : 'optionValues';
  const refusals: (() => void)[] = [];
  const values = new Set<string>();
  const options = listOf(raw[list]).flatMap((option, at) => {
    const given = isRecord(option) ? option['value'] : option;
    const value = isRecord(option) ? printOption(given) : null;
    const isNew = value !== null && !values.has(value);
    if (value !== null) values.add(value);
    if (isRecord(option) && isNew) return [{ value, label: nameIn(option['label']) || value }];
    const rule = value === null ? RULES.option : 'No other choice of the field has this value.';
    refusals.push(() => no('value', rule, { at: `.${list}.${at}`, value: given }));
    return [];
  });
  if (options.length === 0) return refused(list, `At least one choice, in a list. ${RULES.option}`);
  for (const report of refusals) report();
  return { kind: 'icon', inputType, options };
}

const RULES = {
  name: 'A text of 1 to 64 characters, one of which can be seen.',
  limit: 'A number, also as text: 16, "16" or "16px".',
  modes: 'Colors by variable, in one object or list for each mode: light, dark, flately.',
  option: 'A choice has a value, which is a word, a number with its unit, or a list of font families, and a label.',
};

/** Parses a limit from a number or from text, with or without px. */
function limitOf(input: unknown, fallback: number): number {
  if (isMissing(input)) return fallback;
  const text = String(typeof input === 'number' ? input : textOf(input)).trim();
  return /^-?\d{1,6}(\.\d+)?(px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
}

const LONGEST_OPTION = 256;
const MOST_FAMILIES = 16;
/** A number with a unit of CSS, or without one. */
const NUMBER = /^-?(\d{1,4}(\.\d{1,3})?|\.\d{1,3})(px|rem|em|ex|ch|lh|pt|v[wh]|vmin|vmax|fr|m?s|deg|%)?$/i;

/** Validates the value of an option. It is printed unchanged, so only words, lengths and lists of fonts are allowed. */
function printOption(input: unknown): string | null {
  if (typeof input !== 'number' && typeof input !== 'string') return null;
  const text = `${input}`.trim();
  if (text.length > LONGEST_OPTION) return null;
  if (NUMBER.test(text)) return text.toLowerCase();
  if (/^[a-z][a-z-]*$/.test(text)) return text;
  const families = text.split(',').map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'));
  const isFamily = (family: string) => /^-?[A-Za-z][\w -]{0,47}$/.test(family);
  if (families.length > MOST_FAMILIES || !families.every(isFamily)) return null;
  // Generic families and system fonts are keywords; quotes would turn them into names.
  const isKeyword = (family: string) => /^-?[a-z][a-z-]*$/.test(family) || family === 'BlinkMacSystemFont';
  const last = families.at(-1)!;
  return [
    ...families.map((family) => (isKeyword(family) ? family : `'${family}'`)),
    ...(isKeyword(last) ? [] : ['sans-serif']),
  ].join(', ');
}

/** Returns the letters and digits of a text as one word: `Open Sans` is `open-sans`. */
const wordIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Adds the fonts of a project to the options of all font fields. The project's stylesheet declares their faces. */
function addFonts(catalogue: ThemeCatalogue, list: readonly unknown[], dropped: DroppedValue[]): ThemeCatalogue {
  const fonts: FontOption[] = [];
  const read = (raw: unknown, at: number): FontOption[] => {
    const path = `fonts.${at}`;
    if (!isRecord(raw)) return refuse(path, dropped, { value: raw, rule: 'A font is an object.' });
    const no = (field: string, rule: string) => refuse(path, dropped, { field, value: raw[field], rule });
    const [label, family] = [nameIn(raw['label']) || nameIn(raw['family']), nameIn(raw['family'])];
    const weight = Number(wordOf(raw['weight'] ?? 400) || Number.NaN);
    const generic = raw['generic'] ?? 'sans-serif';
    // A label in another script than Latin has no letters for an id.
    const id = wordIn(label) || wordIn(family);
    if (!/^[A-Za-z][\w -]{0,47}$/.test(family))
      return no('family', 'The name of a font: letters, digits, spaces and -.');
    if (!(weight >= 1 && weight <= 1000)) return no('weight', 'A number from 1 to 1000.');
    if (generic !== 'sans-serif' && generic !== 'serif' && generic !== 'monospace')
      return no('generic', 'sans-serif, serif or monospace.');
    if (!id || [...catalogue.fonts, ...fonts].some((font) => font.id === id))
      return no(nameIn(raw['label']) ? 'label' : 'family', 'No other font has this name.');
    return [
      {
        id,
        label,
        family,
        cssFamily: family,
        weight,
        package: 'project',
        variableFont: false,
        fallbackName: `${family} Fallback`,
        generic,
      },
    ];
  };
  list.forEach((raw, at) => fonts.push(...read(raw, at)));
  if (fonts.length === 0) return catalogue;
  const options = fonts.map(({ id, label }) => ({ value: id, label }));
  return {
    ...catalogue,
    fonts: [...catalogue.fonts, ...fonts],
    sections: catalogue.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) =>
        field.kind === 'font' ? { ...field, options: [...(field.options ?? []), ...options] } : field,
      ),
    })),
  };
}

const readScheme: Read<ColorScheme> = (raw, path, catalogue, dropped) => {
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

/** Lists the named values of a map, or of a list whose entries have a name and a value. */
function namedValues(source: unknown, path: string, dropped: DroppedValue[]): (readonly [string, unknown])[] {
  if (!Array.isArray(source)) return Object.entries(isRecord(source) ? source : {}).slice(0, MOST_ENTRIES * 2);
  return source.slice(0, MOST_ENTRIES * 2).flatMap((entry, at) => {
    if (isRecord(entry) && textOf(entry['name'])) return [[textOf(entry['name']), entry['value']] as const];
    return refuse(`${path}.${at}`, dropped, { value: entry, rule: 'An entry of a list has a name and a value.' });
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_ENTRIES) : []);

/**
 * Returns the list of a property, and reports a value that is no list, or entries that are left out. A missing list is
 * empty.
 */
function listIn(raw: Record<string, unknown>, field: string, path: string, dropped: DroppedValue[]): unknown[] {
  const { [field]: value } = raw;
  if (Array.isArray(value) && value.length > MOST_ENTRIES) {
    refuse(path, dropped, { reason: 'too-many', field, value: value.length, rule: `At most ${MOST_ENTRIES} entries.` });
  }
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    refuse(path, dropped, { field, value, rule: 'A list.' });
  }
  return listOf(value);
}

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= 64 ? value : '');

/** Returns a name without surrounding spaces; an empty string when it has no visible character. */
const nameIn = (value: unknown): string => (/[\p{L}\p{N}\p{P}\p{S}]/u.test(textOf(value)) ? textOf(value).trim() : '');

/** Returns true when a value was left out: JSON and database forms have three notations for that. */
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Records a rejected item: the field, its value and the rule that it breaks. */
function refuse(
  path: string,
  dropped: DroppedValue[],
  { reason = 'bad-value', value, ...why }: Partial<Omit<DroppedValue, 'path' | 'value'>> & { value?: unknown },
): [] {
  dropped.push({ path, reason, ...why, value: value === undefined ? 'missing' : shownText(value) });
  return [];
}
