import { sql } from 'kysely';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase, type Database } from './database.ts';
import { isMigrated, migrateToLatest } from './migrate.ts';

describe.each(engines)('migrating on %s', (engine) => {
  let place: TestDatabase;
  let db: Database;

  beforeEach(async () => {
    place = await createTestDatabase(engine);
    db = openDatabase(place.location);
  });

  afterEach(async () => {
    await db.destroy();
    await place.remove();
  });

  it('makes the tables once', async () => {
    expect(await isMigrated(db)).toBe(false);
    expect(await migrateToLatest(db)).toEqual(['0001-first-tables', '0002-permissions']);
    expect(await migrateToLatest(db)).toEqual([]);
    expect(await isMigrated(db)).toBe(true);
  });

  it('refuses a database that a newer version has made, and leaves it as it is', async () => {
    await migrateToLatest(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-01-01')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow('previously executed migration');
  });

  it('leaves nothing behind when it fails halfway', async () => {
    await sql`create table sessions (anything text)`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(['sessions']);
  });
});
