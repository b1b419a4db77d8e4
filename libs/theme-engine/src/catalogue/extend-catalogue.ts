import { printFieldValue } from '../core/field-value.ts';
import {
  fieldsOf,
  resolveScheme,
  type ColorScheme,
  type NamedValues,
  type ThemeCatalogue,
  type ThemeField,
  type ThemeMode,
  type ThemeSection,
} from '../core/theme-catalogue.ts';
import { isRecord, type DroppedValue } from '../core/theme-envelope.ts';

const MOST_ENTRIES = 64;

/**
 * Adds a project's own schemes and fields, trusting none of them.
 *
 * Takes the `result` of the theme options call. A scheme states only what
 * differs from the first one of its theme; colours it leaves out of the dark
 * mode are derived from its light ones. A scheme with a code that exists
 * replaces that one: that is how a published change arrives. What does not fit
 * is left out and reported. Variables that the host keeps for itself are refused
 * as `reserved`: a project's field must not move the page's own measures.
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
  const sections = listOf(lists['sections']).flatMap((raw, at) =>
    readSection(raw, `sections.${at}`, catalogue, dropped, isReserved),
  );
  const withFields = { ...catalogue, sections: [...catalogue.sections, ...sections] };
  const schemes = listOf(lists['color_schemes']).flatMap((raw, at) =>
    readScheme(raw, `color_schemes.${at}`, withFields, dropped),
  );
  const kept = catalogue.schemes.map((scheme) => schemes.findLast(({ code }) => code === scheme.code) ?? scheme);
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
  const name = isRecord(raw) ? textOf(raw['section_name']) : '';
  if (!isRecord(raw) || !name) return refuse(path, dropped);
  const fields: ThemeField[] = [];
  for (const [at, item] of listOf(raw['section_fields']).entries()) {
    const known = [...fieldsOf(catalogue), ...fields];
    const read = readField(item, `${path}.section_fields.${at}`, known, dropped);
    for (const field of read) {
      if (isReserved?.(field.variable) || isCompanion(field.variable, known)) {
        refuse(`${path}.section_fields.${at}`, dropped, 'reserved');
      } else fields.push(field);
    }
  }
  return fields.length ? [{ id: path.replace('sections.', 'project-'), name, fields }] : [];
};

function readField(raw: unknown, path: string, known: readonly ThemeField[], dropped: DroppedValue[]): ThemeField[] {
  if (!isRecord(raw)) return refuse(path, dropped);
  const [id, label, variable] = [textOf(raw['id']), textOf(raw['label']), textOf(raw['--value'])];
  // A name that every object has would be found in maps that do not hold it.
  const isNew = !(id in {}) && !known.some((field) => field.id === id || field.variable === variable);
  const shape = shapeOf(raw);
  if (!isNew || !shape || !label || !/^[A-Za-z][\w-]*$/.test(id) || !/^--[a-z][a-z0-9-]*$/.test(variable)) {
    return refuse(path, dropped);
  }
  const field: ThemeField = { id, label, variable: variable as `--${string}`, ...shape };
  const defaultValue = printFieldValue(field, raw['value'] ?? shape.options?.[0]?.value);
  return defaultValue === null ? refuse(path, dropped) : [{ ...field, defaultValue }];
}

/** The weight of a font is written beside it, under a name made from its own. */
const isCompanion = (variable: string, known: readonly ThemeField[]): boolean =>
  known.some((field) => field.kind === 'font' && `${field.variable}-weight` === variable);

/** Both spellings of the selects and of their choices are in use. */
function shapeOf(
  raw: Record<string, unknown>,
): Pick<ThemeField, 'kind' | 'inputType' | 'min' | 'max' | 'options'> | null {
  const { inputType, min = 0, max = 1000 } = raw;
  if (inputType === 'color') return { kind: 'color', inputType };
  if (inputType === 'range' && typeof min === 'number' && typeof max === 'number' && min < max) {
    return { kind: 'size', inputType, min, max };
  }
  if (inputType !== 'selectOption' && inputType !== 'selectOptions') return null;
  const options = listOf(raw['optionValues'] ?? raw['optionValue']).flatMap((option) => {
    const value = isRecord(option) ? textOf(option['value']) : '';
    // An option is printed as it is, so only plain words can be one.
    return isRecord(option) && /^[a-z][a-z-]*$/.test(value) ? [{ value, label: textOf(option['label']) || value }] : [];
  });
  return options.length ? { kind: 'icon', inputType, options } : null;
}

const readScheme: Read<ColorScheme> = (raw, path, catalogue, dropped) => {
  if (!isRecord(raw)) return refuse(path, dropped);
  const [code, themeId, name] = [`${raw['color_scheme']}`, `${raw['theme_id']}`, textOf(raw['name'])];
  const isOfTheme = catalogue.themes.some(({ id }) => id === themeId) && /^\d{1,2}\.\d{1,2}$/.test(code);
  if (!isOfTheme || !code.startsWith(`${themeId}.`) || !name) return refuse(path, dropped);
  const fields = fieldsOf(catalogue);
  const given = (mode: ThemeMode) => {
    const colors: Record<string, string> = {};
    const source = isRecord(raw['colors']) ? raw['colors'][mode] : undefined;
    for (const [variable, text] of isRecord(source) ? Object.entries(source).slice(0, MOST_ENTRIES * 2) : []) {
      const field = fields.find((known) => known.variable === variable && known.kind === 'color');
      const color = field ? printFieldValue(field, text) : null;
      if (color !== null) colors[variable] = color;
      else refuse(`${path}.colors.${mode}.${variable.slice(0, 64)}`, dropped);
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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_ENTRIES) : []);

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= 64 ? value : '');

function refuse(path: string, dropped: DroppedValue[], reason: DroppedValue['reason'] = 'bad-value'): [] {
  dropped.push({ path, reason });
  return [];
}
