import type { Compilable, CompiledQuery } from 'kysely';
import type { PreparedRead } from './direct-reads.ts';
import { findDirectRead, type Database } from './database.ts';

/** Placeholder in the compiled query for the value of each run. */
const PLACE = '\u0001the value of this run';

/**
 * Compiles a query once and runs it with many values: for queries of every request.
 *
 * Building and compiling a query costs more than SQLite needs to run it, and so does Kysely's own way to run it: both
 * engines are read directly.
 *
 * @returns a function that runs the query and resolves to its first row.
 */
export function prepareQuery<Row>(
  db: Database,
  build: (value: string) => Compilable<Row>,
): (value: string) => Promise<Row | undefined> {
  let prepared: (PreparedRead & { compiled: CompiledQuery<Row> }) | undefined;
  return async (value) => {
    prepared ??= prepare(build(PLACE).compile());
    const readFirst = findDirectRead(db);
    if (readFirst) return (await readFirst(prepared, value)) as Row | undefined;
    const { compiled, parameters, place } = prepared;
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: parameters.with(place, value) });
    return rows[0];
  };
}

function prepare<Row>(compiled: CompiledQuery<Row>) {
  const { sql, parameters } = compiled;
  return { compiled, sql, parameters, place: parameters.indexOf(PLACE) };
}
