import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Stands in the compiled query where the value of each run goes. */
const PLACE = '\u0001the value of this run';

/**
 * A query of one text that is put together once and run with many values: for what every request asks.
 *
 * Building and compiling one costs more than SQLite takes to answer it.
 *
 * @returns the first row of the answer.
 */
export function prepareQuery<Row>(
  db: Database,
  build: (value: string) => Compilable<Row>,
): (value: string) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (value) => {
    compiled ??= build(PLACE).compile();
    const parameters = compiled.parameters.map((each) => (each === PLACE ? value : each));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
