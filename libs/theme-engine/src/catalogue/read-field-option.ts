import { printFieldValue, refusalOf } from '../core/field-value.ts';
import { fieldsOf, type ThemeField, type ThemeSection } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import type { DroppedValue } from '../core/theme-envelope.ts';
import { textOf as wordOf } from '../core/text-of.ts';
import { PAINTED_VALUE } from '../first-paint/painted-value.ts';
import { isMissing, listIn, listOf, nameIn, refuse, RULES, textOf, type Read } from './option-entry.ts';

/** Reads a section of a project with its fields, still without an id; a section without valid fields is left out. */
export const readSection: Read<Omit<ThemeSection, 'id'>> = (raw, path, catalogue, dropped, isReserved) => {
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
  return fields.length ? [{ name, fields }] : [];
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
  // Rounding depends on the default: `1.5` from 1 to 9 is a size with decimals.
  const defaultValue =
    printFieldValue({ ...field, defaultValue: wordOf(given) }, given) ??
    (shape.options && printFieldValue(field, printOption(given)));
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

/** Parses a limit from a number or from text, with or without px. */
function limitOf(input: unknown, fallback: number): number {
  if (isMissing(input)) return fallback;
  const text = String(typeof input === 'number' ? input : textOf(input)).trim();
  return /^-?\d{1,6}(\.\d+)?(px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
}

const LONGEST_OPTION = 256;
const MOST_FAMILIES = 16;

/** Validates the value of an option: a word, a number or a list of fonts that the first paint applies as well. */
function printOption(input: unknown): string | null {
  if (typeof input !== 'number' && typeof input !== 'string') return null;
  const text = `${input}`.trim();
  if (text.length > LONGEST_OPTION) return null;
  const printed = /^-?\.?\d/.test(text) ? text.toLowerCase() : printWords(text);
  return printed !== null && PAINTED_VALUE.test(printed) ? printed : null;
}

/** Prints a word as it is, and a list of fonts with the names in quotes. */
function printWords(text: string): string | null {
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
