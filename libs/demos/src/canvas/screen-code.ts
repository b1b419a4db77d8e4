import { choicesOf, namesOf, type Entity, type FieldNames } from '@genmaster/app-model';
import * as v from 'valibot';
import { boundFieldOf, freshId, MAX_PARTS, wordsOfPart, type Part, type Screen } from './screen.ts';

/** Returns the markup of a screen: a form whose order is its reading order. */
export function markupOf({ entity, parts }: Screen): string {
  const { path } = namesOf(entity);
  const names = namesByPart(entity, parts);
  return [
    `<form class="${path}-form">`,
    ...parts.flatMap((part) => {
      const words = escapeText(wordsOfPart(entity, part));
      if (part.kind === 'heading') return [`  <h2>${words}</h2>`];
      if (part.kind === 'note') return [`  <p>${words}</p>`];
      const id = names.get(part.id)!;
      return [
        part.half ? '  <p class="half">' : '  <p>',
        `    <label for="${id}">${words}</label>`,
        ...controlOf(id, boundFieldOf(entity, part)).map((line) => `    ${line}`),
        '  </p>',
      ];
    }),
    '  <button type="submit">Save</button>',
    '</form>',
  ].join('\n');
}

/** Returns the stylesheet of a screen: one column, and two where its container has room for them. */
export function styleOf({ entity, parts }: Screen): string {
  const { path } = namesOf(entity);
  const base = [`.${path}-form {`, '  display: grid;', '  gap: 16px;', '}'];
  if (!parts.some(({ half }) => half)) return base.join('\n');
  return [
    `:has(> .${path}-form) {`,
    '  container-type: inline-size;',
    '}',
    ...base,
    '@container (min-width: 480px) {',
    `  .${path}-form {`,
    '    grid-template-columns: 1fr 1fr;',
    '  }',
    `  .${path}-form > :not(.half) {`,
    '    grid-column: 1 / -1;',
    '  }',
    '}',
  ].join('\n');
}

const PART_NAMES = {
  text: 'textField',
  integer: 'numberField',
  decimal: 'moneyField',
  date: 'dateField',
  boolean: 'tick',
  choice: 'select',
  email: 'emailField',
  relation: 'lookup',
} as const;

/** Returns the definition of a screen, one part per line. Values that the model has already are left out. */
export function definitionOf({ entity, parts }: Screen): string {
  const { schema } = namesOf(entity);
  const lines = parts.map((part) => {
    const bound = boundFieldOf(entity, part);
    return JSON.stringify({
      part: part.kind === 'field' ? (bound ? PART_NAMES[bound.field.type] : 'textField') : part.kind,
      ...(part.kind === 'field' && part.bind ? { bind: `${schema}.${bound?.property ?? part.bind}` } : {}),
      ...(part.kind !== 'field' ? { text: part.text } : part.text || !part.bind ? { label: part.text } : {}),
      ...(part.half ? { width: 'half' } : {}),
    });
  });
  return [
    '{',
    `  "screen": ${JSON.stringify(`${schema}Edit`)},`,
    lines.length ? `  "parts": [\n    ${lines.join(',\n    ')}\n  ]` : '  "parts": []',
    '}',
  ].join('\n');
}

const lineSchema = v.strictObject({
  part: v.picklist([...new Set(Object.values(PART_NAMES)), 'heading', 'note']),
  bind: v.optional(v.string()),
  label: v.optional(v.pipe(v.string(), v.maxLength(60))),
  text: v.optional(v.pipe(v.string(), v.maxLength(60))),
  width: v.optional(v.picklist(['half', 'full'])),
});

const definitionSchema = v.strictObject({
  screen: v.string(),
  parts: v.pipe(v.array(lineSchema), v.maxLength(MAX_PARTS)),
});

/** Reason why a typed definition is invalid. */
export type DefinitionProblem = { kind: 'json' } | { kind: 'shape'; path: string } | { kind: 'field'; name: string };

/** Parses a typed definition. Parts keep their ids where they show the same field, so that a selection stays. */
export function readDefinition(
  text: string,
  { entity, parts: before }: Screen,
): { parts: Part[] } | { problem: DefinitionProblem } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: { kind: 'json' } };
  }
  const read = v.safeParse(definitionSchema, json);
  if (!read.success) return { problem: { kind: 'shape', path: v.getDotPath(read.issues[0]) ?? 'parts' } };
  const { schema, fields } = namesOf(entity);
  const left = [...before];
  const parts: Part[] = [];
  for (const line of read.output.parts) {
    const kind = line.part === 'heading' || line.part === 'note' ? line.part : 'field';
    const property = line.bind?.startsWith(`${schema}.`) ? line.bind.slice(schema.length + 1) : line.bind;
    const bound = property === undefined ? null : fields.find((names) => names.property === property);
    if (bound === undefined) return { problem: { kind: 'field', name: line.bind! } };
    const bind = kind === 'field' ? (bound?.field.id ?? null) : null;
    const words = (kind === 'field' ? line.label : line.text) ?? '';
    const same = left.findIndex(
      (part) => part.kind === kind && part.bind === bind && (bind !== null || part.text === words),
    );
    const [kept] = same < 0 ? [] : left.splice(same, 1);
    const id = kept?.id ?? freshId([...before, ...parts]);
    parts.push({ id, kind, bind, text: words, half: kind === 'field' && line.width === 'half' });
  }
  return { parts };
}

/** Gives each control a unique name. */
function namesByPart(entity: Entity, parts: readonly Part[]): ReadonlyMap<string, string> {
  const used = new Set<string>();
  return new Map(
    parts.map((part) => {
      const base = boundFieldOf(entity, part)?.property ?? part.id;
      const name = used.has(base) ? `${base}-${part.id}` : base;
      used.add(name);
      return [part.id, name];
    }),
  );
}

function controlOf(id: string, bound: FieldNames | null): string[] {
  const shared = `id="${id}" name="${id}"`;
  if (!bound) return [`<input ${shared} type="text" />`];
  const { field } = bound;
  const required = field.required && field.type !== 'boolean' ? ' required' : '';
  switch (field.type) {
    case 'choice':
      return [
        `<select ${shared}${required}>`,
        ...choicesOf(field).map((choice) => `  <option>${escapeText(choice)}</option>`),
        '</select>',
      ];
    case 'integer':
    case 'decimal':
    case 'relation':
      return [`<input ${shared} type="number"${limits(field)}${required} />`];
    case 'boolean':
      return [`<input ${shared} type="checkbox" />`];
    case 'text':
      return [`<input ${shared} type="text" maxlength="${field.maxLength ?? 200}"${required} />`];
    default:
      return [`<input ${shared} type="${field.type}"${required} />`];
  }
}

const limits = ({ type, minimum, maximum, decimals = 2 }: FieldNames['field']): string =>
  [
    ...(minimum === undefined ? [] : [` min="${minimum}"`]),
    ...(maximum === undefined ? [] : [` max="${maximum}"`]),
    ...(type === 'decimal' ? [` step="${(10 ** -decimals).toFixed(decimals)}"`] : []),
  ].join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character]!);
