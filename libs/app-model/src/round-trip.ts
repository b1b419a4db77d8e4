import { FORMULA_START, writeCsv } from './csv.ts';
import type { Entity } from './entity.ts';
import { checkLines, readCsv, suggestMapping } from './import-csv.ts';
import type { Value } from './values.ts';

/** Result of the comparison of written and read rows. */
export interface RoundTrip {
  equal: number;
  /** Cells with a different value: `line:field`. */
  different: readonly string[];
}

/**
 * Writes stored rows as CSV, reads that file as a new one, and compares all cells.
 *
 * The apostrophe that keeps a spreadsheet from running a text as a formula is the only intended difference.
 */
export function roundTrip(entity: Entity, stored: readonly Readonly<Record<string, Value>>[]): RoundTrip {
  const written = writeCsv(
    entity,
    stored.map((values, index) => ({ id: index + 1, values })),
  );
  const file = readCsv(written);
  const back = checkLines(entity, file, { mapping: suggestMapping(entity, file), corrections: {}, stored: [] });
  const different = stored.flatMap((values, index) =>
    entity.fields
      .filter(({ id }) => {
        const value = values[id] ?? null;
        const isProtected = typeof value === 'string' && FORMULA_START.test(value);
        return (back[index]?.values[id] ?? null) !== (isProtected ? `'${value}` : value);
      })
      .map(({ id }) => `${back[index]?.line ?? index + 2}:${id}`),
  );
  const lines = new Set(different.map((place) => place.split(':')[0]));
  return { equal: stored.length - lines.size, different };
}
