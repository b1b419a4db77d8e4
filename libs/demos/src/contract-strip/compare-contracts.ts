import {
  choicesOf,
  DEFAULT_DECIMALS,
  DEFAULT_MAX_LENGTH,
  namesOf,
  type Entity,
  type Field,
} from '@genmaster/app-model';

/** Effect of a change on callers of the published API. */
export type Verdict = 'breaking' | 'careful' | 'safe';

/** One change of a contract. `id` is the id of its field; empty for the whole contract. */
export interface ContractChange {
  kind:
    | 'path'
    | 'removed'
    | 'renamed'
    | 'type'
    | 'required'
    | 'optional'
    | 'added'
    | 'addedRequired'
    | 'narrowed'
    | 'widened'
    | 'choicesGone'
    | 'choicesNew'
    | 'unique'
    | 'notUnique';
  id: string;
  verdict: Verdict;
  /** The field as callers name it. */
  property: string;
  from: string;
  to: string;
}

/**
 * Effect of each kind of change on callers. New requirements break senders, removed guarantees break readers; `careful`
 * marks a change that only a reader with its own limit would notice.
 */
const VERDICTS: Readonly<Record<ContractChange['kind'], Verdict>> = {
  path: 'breaking',
  removed: 'breaking',
  renamed: 'breaking',
  type: 'breaking',
  required: 'breaking',
  optional: 'breaking',
  added: 'safe',
  addedRequired: 'breaking',
  narrowed: 'breaking',
  widened: 'careful',
  choicesGone: 'breaking',
  choicesNew: 'careful',
  unique: 'breaking',
  notUnique: 'safe',
};

/** Lists every change from one published contract to the next. Fields are matched by id. */
export function compareContracts(before: Entity, after: Entity): readonly ContractChange[] {
  const [old, now] = [namesOf(before), namesOf(after)];
  const change = (
    kind: ContractChange['kind'],
    { id = '', property = '', from = '', to = '' }: Partial<ContractChange>,
  ): ContractChange => ({ kind, id, verdict: VERDICTS[kind], property, from, to });
  const gone = old.fields.filter(({ field }) => now.fields.every((one) => one.field.id !== field.id));
  return [
    ...(old.path === now.path ? [] : [change('path', { from: `/${old.path}`, to: `/${now.path}` })]),
    ...gone.map(({ field, property }) => change('removed', { id: field.id, property })),
    ...now.fields.flatMap(({ field, property }): ContractChange[] => {
      const { id } = field;
      const published = old.fields.find((one) => one.field.id === id);
      if (!published) return [change(field.required ? 'addedRequired' : 'added', { id, property })];
      const { field: was, property: spelled } = published;
      const renamed = spelled === property ? [] : [change('renamed', { id, property, from: spelled, to: property })];
      const demanded =
        was.required === field.required || field.type === 'boolean'
          ? []
          : [change(field.required ? 'required' : 'optional', { id, property })];
      if (was.type !== field.type) {
        return [...renamed, change('type', { id, property, from: was.type, to: field.type }), ...demanded];
      }
      const rules = rulesBetween(was, field).map(([kind, from, to]) => change(kind, { id, property, from, to }));
      return [...renamed, ...demanded, ...rules];
    }),
  ];
}

/** Lists the differences between the rules of a field before and after: limits and choices narrowed or widened. */
function rulesBetween(was: Field, now: Field): [ContractChange['kind'], string, string][] {
  const found: [ContractChange['kind'], string, string][] = [];
  const limit = (from: number, to: number, sign: 1 | -1) => {
    if (from !== to) found.push([(to - from) * sign > 0 ? 'widened' : 'narrowed', textOf(from), textOf(to)]);
  };
  if (now.type === 'text') limit(was.maxLength ?? DEFAULT_MAX_LENGTH, now.maxLength ?? DEFAULT_MAX_LENGTH, 1);
  if (now.type === 'integer' || now.type === 'decimal') {
    limit(was.minimum ?? -Infinity, now.minimum ?? -Infinity, -1);
    limit(was.maximum ?? Infinity, now.maximum ?? Infinity, 1);
  }
  if (now.type === 'decimal') limit(was.decimals ?? DEFAULT_DECIMALS, now.decimals ?? DEFAULT_DECIMALS, 1);
  if (now.type === 'choice') {
    const [old, current] = [choicesOf(was), choicesOf(now)];
    const gone = old.filter((choice) => !current.includes(choice));
    const fresh = current.filter((choice) => !old.includes(choice));
    if (gone.length > 0) found.push(['choicesGone', gone.join(', '), '']);
    if (fresh.length > 0) found.push(['choicesNew', '', fresh.join(', ')]);
  }
  if (Boolean(was.unique) !== Boolean(now.unique)) found.push([now.unique ? 'unique' : 'notUnique', '', '']);
  return found;
}

const textOf = (limit: number) => (Number.isFinite(limit) ? String(limit) : '–');

/** Returns the next published version: the first number counts breaking changes, the second all others. */
export function nextVersion(version: string, changes: readonly ContractChange[]): string {
  const [major = 1, minor = 0] = version.split('.').map(Number);
  if (changes.length === 0) return version;
  return changes.some(({ verdict }) => verdict === 'breaking') ? `${major + 1}.0` : `${major}.${minor + 1}`;
}
