import { openDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { createTestDatabase, type Engine } from './test-database.ts';

const closers: (() => Promise<void>)[] = [];

/** Opens a database that has its tables and no rows. Close it with `afterEach(closeMigratedDatabases)`. */
export async function openMigratedDatabase(engine: Engine): Promise<Database> {
  const { db } = await openMigratedTwice(engine);
  return db;
}

/** Opens such a database as two processes do. */
export async function openMigratedTwice(engine: Engine): Promise<{ db: Database; elsewhere: Database }> {
  const place = await createTestDatabase(engine);
  const db = openDatabase(place.location);
  const elsewhere = openDatabase(place.location);
  closers.push(async () => {
    await db.destroy();
    await elsewhere.destroy();
    await place.remove();
  });
  await migrateToLatest(db);
  return { db, elsewhere };
}

/** Closes the databases of a test and removes them. */
export async function closeMigratedDatabases(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}
