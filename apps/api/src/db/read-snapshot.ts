import type { Database } from './database.ts';

/** Runs reads that all see the database as it was at the first of them, whatever others write meanwhile. */
export const readSnapshot = <T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
