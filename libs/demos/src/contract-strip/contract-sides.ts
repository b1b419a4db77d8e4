import {
  answerCall,
  choicesOf,
  formDescription,
  namesOf,
  recordOf,
  rowJsonSchema,
  sampleRows,
  writeTables,
  type CodeLanguage,
  type Entity,
  type Field,
} from '@genmaster/app-model';
import { createTwoFilesPatch } from 'diff';

/** Sides of a contract that are shown together. */
export const SIDES = ['request', 'response', 'description', 'client', 'form', 'table'] as const;

export type Side = (typeof SIDES)[number];

/** Language of each side. */
export const SIDE_LANGUAGES: Readonly<Record<Side, CodeLanguage>> = {
  request: 'http',
  response: 'http',
  description: 'json',
  client: 'ts',
  form: 'json',
  table: 'sql',
};

/** Writes one side of an entity’s contract. */
export function writeSide(entity: Entity, side: Side): string {
  const { path, schema, fields } = namesOf(entity);
  const { id, ...body } = sampleOf(entity);
  switch (side) {
    case 'request':
      return `POST /${path}\nContent-Type: application/json\n\n${JSON.stringify(body, null, 2)}`;
    case 'response':
      return `201 Created\nLocation: /${path}/${String(id)}\n\n${JSON.stringify({ id, ...body }, null, 2)}`;
    case 'description':
      return JSON.stringify({ [`${schema}Input`]: rowJsonSchema(entity) }, null, 2);
    case 'client':
      return [
        `export interface ${schema}Input {`,
        ...fields.map(({ field, property }) => `  ${quoted(property)}${mayMiss(field) ? '?' : ''}: ${typeOf(field)};`),
        '}',
        `export interface ${schema} extends ${schema}Input {`,
        '  id: number;',
        '}',
        '',
        `export const create${schema} = (input: ${schema}Input) =>`,
        `  call<${schema}>('POST', '/${path}', input);`,
      ].join('\n');
    case 'form':
      return formDescription(entity);
    case 'table':
      return writeTables(entity, 'postgresql').join('\n\n');
    default:
      return side satisfies never;
  }
}

/** Returns a side as a diff from the published one; the plain text where nothing differs. */
export function compareSide(before: Entity, after: Entity, side: Side): { code: string; isChanged: boolean } {
  const [from, to] = [writeSide(before, side), writeSide(after, side)];
  if (from === to) return { code: to, isChanged: false };
  const patch = createTwoFilesPatch('1', '2', `${from}\n`, `${to}\n`, '', '', { context: 20 });
  return { code: patch.split('\n').slice(4).join('\n').trimEnd(), isChanged: true };
}

/** Returns the current response to a published-contract call that sends only what that contract requires. */
export function callAsBefore(before: Entity, after: Entity): { status: number; body: string } {
  const { path, fields } = namesOf(before);
  const sample = sampleOf(before);
  const sent = fields.filter(({ field }) => !mayMiss(field)).map(({ property }) => [property, sample[property]]);
  const { status, body } = answerCall(after, [], {
    method: 'POST',
    path: `/${path}`,
    body: JSON.stringify(Object.fromEntries(sent)),
  });
  return { status, body: JSON.stringify(body, null, 2) };
}

/** Returns a record with every field, so that its values stay when a field becomes optional. */
const sampleOf = (entity: Entity) => {
  const whole = { ...entity, fields: entity.fields.map((field) => ({ ...field, required: true })) };
  return recordOf(namesOf(whole).fields, sampleRows(whole, 1)[0]!);
};

const mayMiss = ({ required, type }: Field) => !required && type !== 'boolean';
const quoted = (property: string) => (/^[A-Za-z_$][\w$]*$/.test(property) ? property : JSON.stringify(property));

function typeOf(field: Field): string {
  if (field.type === 'boolean') return 'boolean';
  if (field.type === 'choice')
    return choicesOf(field)
      .map((choice) => JSON.stringify(choice))
      .join(' | ');
  return field.type === 'integer' || field.type === 'decimal' || field.type === 'relation' ? 'number' : 'string';
}
