import type { Entity, Field } from './entity.ts';

/** Returns typed text that breaks a rule of each field, where the field has a rule that can be broken. */
export function badValues({ fields, rules = [] }: Entity): Readonly<Record<string, string>> {
  const bad = Object.fromEntries(fields.map((field) => [field.id, badValueOf(field)]));
  for (const { field, than } of rules) {
    if (!(field in bad && than in bad)) continue;
    bad[than] = '2030-05-12';
    bad[field] = '2030-05-09';
  }
  return bad;
}

function badValueOf(field: Field): string {
  switch (field.type) {
    case 'text':
      return field.required ? ' ' : 'long '.repeat(Math.ceil(((field.maxLength ?? 200) + 1) / 5)).trimEnd();
    case 'email':
      return 'name@';
    case 'integer':
      return '1.5';
    case 'decimal':
      return field.minimum === undefined ? '12 pairs' : String(field.minimum - 1);
    case 'relation':
      return '0';
    case 'date':
    case 'choice':
    case 'boolean':
      // Their controls allow no invalid value except an empty one.
      return '';
    default:
      return field.type satisfies never;
  }
}
