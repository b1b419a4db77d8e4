import type { Compilable, CompiledQuery } from 'kysely';
import { findDirectRead, type Database } from './database.ts';

/** Placeholder in the compiled query for the value of each run. */
const PLACE = '\u0001the value of this run';

/**
 * Compiles a query once and runs it with many values: for queries of every request.
 *
 * Building and compiling a query costs more than SQLite needs to answer it, and so does Kysely's own way to run it: both
 * engines are read directly.
 *
 * @returns a function that runs the query and resolves to its first row.
 */
export function prepareQuery<Row>(
  db: Database,
  build: (value: string) => Compilable<Row>,
): (value: string) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (value) => {
    compiled ??= build(PLACE).compile();
    const parameters = compiled.parameters.map((each) => (each === PLACE ? value : each));
    const readFirst = findDirectRead(db);
    if (readFirst) return (await readFirst(compiled.sql, parameters)) as Row | undefined;
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
