import {
  choicesOf,
  DEFAULT_DECIMALS,
  DEFAULT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  type Entity,
  type Field,
} from './entity.ts';
import { namesOf } from './names.ts';

/** Returns the JSON description of a form. */
export function formDescription(entity: Entity): string {
  const { schema, fields } = namesOf(entity);
  return listing({
    form: schema,
    fields: fields.map(({ field, property, label }) => ({
      name: property,
      label,
      control: controlOf(field),
      ...(field.required ? { required: true } : {}),
      ...limitsOf(field),
    })),
    actions: ['save', 'clear'],
  });
}

/** Returns the JSON description of a grid. */
export function gridDescription(entity: Entity): string {
  const { schema, fields } = namesOf(entity);
  return listing({
    grid: schema,
    columns: fields.map(({ field, property, label }) => ({
      field: property,
      header: label,
      sortable: true,
      ...(isNumeric(field) ? { align: 'end' } : {}),
    })),
    pageSize: 5,
    export: ['csv'],
  });
}

/** Returns the stylesheet of an entity’s card; it uses theme variables and no fixed colours. */
export function themeSheet(entity: Entity): string {
  const { path } = namesOf(entity);
  // A class in a stylesheet must not begin with a digit.
  const card = /^\d/.test(path) ? `entity-${path}-card` : `${path}-card`;
  return [
    `.${card} {`,
    '  border: 1px solid var(--layout-border);',
    '  border-radius: var(--radius-m);',
    '  background: var(--bg-card);',
    '  color: var(--text-body);',
    '}',
    `.${card} h4 {`,
    '  color: var(--heading-h4);',
    '  font-family: var(--font-heading);',
    '}',
    `.${card} button {`,
    '  background: var(--layout-primary);',
    '  color: var(--layout-on-primary);',
    '}',
  ].join('\n');
}

/** Tells whether a column of this type is aligned to the end of its cell. */
export const isNumeric = ({ type }: Field): boolean => type === 'integer' || type === 'decimal' || type === 'relation';

/** Returns the number of lines of a listing. */
export const countLines = (code: string): number => code.split('\n').length;

const CONTROLS: Readonly<Record<Field['type'], string>> = {
  text: 'text',
  integer: 'number',
  decimal: 'decimal',
  date: 'date',
  boolean: 'checkbox',
  choice: 'select',
  email: 'email',
  relation: 'lookup',
};

const controlOf = ({ type }: Field) => CONTROLS[type];

function limitsOf(field: Field): Record<string, unknown> {
  const { type, minimum, maximum } = field;
  if (type === 'text') return { maxLength: field.maxLength ?? DEFAULT_MAX_LENGTH };
  if (type === 'email') return { maxLength: EMAIL_MAX_LENGTH };
  if (type === 'choice') return { options: choicesOf(field) };
  if (type === 'relation') return { to: field.target || field.name };
  if (type !== 'integer' && type !== 'decimal') return {};
  return {
    ...(type === 'decimal' ? { decimals: field.decimals ?? DEFAULT_DECIMALS } : {}),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
}

/** Prints JSON with one field or column per line. */
function listing(description: Record<string, unknown>): string {
  const lines = Object.entries(description).map(([key, value]) => {
    const isTable = Array.isArray(value) && typeof value[0] === 'object';
    const printed = isTable
      ? `[\n${(value as unknown[]).map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${printed}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
