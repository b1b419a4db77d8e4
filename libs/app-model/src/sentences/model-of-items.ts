import { MAX_FIELDS, type Entity, type Field } from '../entity.ts';
import type { RequirementItem } from './reading.ts';

/** Returns the entities of the accepted items, each with its fields, relations, limits and rules between fields. */
export function modelOf(items: readonly RequirementItem[]): readonly Entity[] {
  return items.flatMap((item) => {
    if (item.kind !== 'entity') return [];
    const own = items.filter((one) => 'entity' in one && one.entity === item.entity);
    const limits = own.filter((one) => one.kind === 'limit');
    const fields = own
      .flatMap((one) => (one.kind === 'field' || one.kind === 'relation' ? [one.field] : []))
      .slice(0, MAX_FIELDS)
      .map((field) => limits.filter((limit) => limit.field === field.id).reduce(withLimit, field));
    const ids = new Set(fields.map(({ id }) => id));
    const rules = own.flatMap((one) =>
      one.kind === 'notBefore' && ids.has(one.field) && ids.has(one.than)
        ? [{ kind: 'notBefore' as const, field: one.field, than: one.than }]
        : [],
    );
    return [{ name: item.entity, fields, ...(rules.length > 0 ? { rules: rules.slice(0, 6) } : {}) }];
  });
}

/** Applies a limit to a field; a numeric limit changes a text field to an integer field. */
function withLimit(field: Field, { change }: { change: Partial<Omit<Field, 'id'>> }): Field {
  const isBound = change.minimum !== undefined || change.maximum !== undefined;
  if (!isBound || field.type === 'integer' || field.type === 'decimal') return { ...field, ...change };
  const { maxLength: _, unique: __, ...rest } = field;
  return { ...rest, type: 'integer', ...change };
}
