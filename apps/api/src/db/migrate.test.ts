import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase, type Database } from './database.ts';
import { isMigrated, migrateTo, migrateToLatest } from './migrate.ts';
import { checksumOf } from './migration-checksums.ts';

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

  it('creates the tables once', async () => {
    expect(await isMigrated(db)).toBe(false);
    expect(await migrateToLatest(db)).toEqual(Object.keys(migrations));
    expect(await migrateToLatest(db)).toEqual([]);
    expect(await isMigrated(db)).toBe(true);
  });

  it('refuses a database of a newer version, and leaves it unchanged', async () => {
    await migrateToLatest(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-01-01')`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow('previously executed migration');
  });

  it('refuses a migration that was edited after it had run, names it, and changes nothing', async () => {
    await migrateTo(db, '0004-migration-checksums');
    await sql`update kysely_migration set checksum = 'another' where name = '0002-permissions'`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow('The migration 0002-permissions was edited');
    const { rows } = await sql`select name, checksum from kysely_migration where checksum = 'another'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('stores the checksum of every migration, including those that ran before checksums existed', async () => {
    await migrateTo(db, '0003-contact-form');
    expect(await isMigrated(db)).toBe(false);
    await migrateToLatest(db);
    const { rows } = await sql`select name, checksum from kysely_migration order by name`.execute(db);
    expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name, checksum: checksumOf(name) })));
  });

  it('keeps everything that the previous version uses, from the fourth migration on', async () => {
    const [, , third = '', ...later] = Object.keys(migrations);
    await migrateTo(db, third);
    for (const name of later) {
      const before = await columnsOf(db);
      await migrateTo(db, name);
      const after = await columnsOf(db);
      for (const [column, description] of before)
        expect({ name, column, ...after.get(column) }).toMatchObject(description);
      const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
      const added = [...after].filter(([column]) => !before.has(column) && tables.has(column.split('.')[0]));
      // The previous version of the server inserts rows without these columns.
      for (const [column, { isOptional }] of added)
        expect({ name, column, isOptional }).toMatchObject({ isOptional: true });
    }
    expect(await isMigrated(db)).toBe(true);
  });

  it('leaves nothing behind when it fails halfway', async () => {
    await sql`create table sessions (anything text)`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(['sessions']);
  });

  it('keeps contact messages from before the form had subjects, and records no consent for them', async () => {
    await migrations['0001-first-tables']?.up(db);
    await sql`insert into contact_messages (id, name, email, topic, message, received_at)
      values ('m', 'Zoë', 'zoe@example.org', 'About reports', 'Hello', '2026-01-01')`.execute(db);
    await migrations['0003-contact-form']?.up(db);
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([
      {
        id: 'm',
        name: 'Zoë',
        email: 'zoe@example.org',
        organisation: null,
        subject: 'About reports',
        language: null,
        message: 'Hello',
        has_consent: 0,
        received_at: '2026-01-01',
      },
    ]);
  });
});

/** Returns the type and the optionality of each column, which readers and writers of the table depend on. */
async function columnsOf(db: Database): Promise<Map<string, { dataType: string; isOptional: boolean }>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => {
        const isOptional = column.isNullable || column.hasDefaultValue;
        return [`${name}.${column.name}`, { dataType: column.dataType, isOptional }] as const;
      }),
    ),
  );
}

describe('migrating on an engine without advisory locks', () => {
  // On SQLite a wait blocks the whole process, so there processes compete: see the test of the server.
  it('has one runner when eight start at once, and the others find nothing to do', async () => {
    const place = await createTestDatabase('postgres');
    const databases = Array.from({ length: 8 }, () => openDatabase(place.location));
    const results = await Promise.all(databases.map((db) => migrateToLatest(db)));
    expect(results.filter((names) => names.length > 0)).toEqual([Object.keys(migrations)]);
    for (const db of databases) await db.destroy();
    await place.remove();
  });

  it('waits for the locked row only', async () => {
    const place = await createTestDatabase('postgres');
    const [first, second] = [openDatabase(place.location), openDatabase(place.location)];
    await migrateTo(first, '0003-contact-form');
    const waiting = await first.transaction().execute(async (transaction) => {
      await sql`select id from kysely_migration_lock for update`.execute(transaction);
      const migrating = migrateToLatest(second);
      for (;;) {
        const { rows } = await sql<{ locktype: string }>`
          select locktype from pg_locks where not granted
          union all select locktype from pg_locks where locktype = 'advisory'`.execute(transaction);
        if (rows.length > 0) return { migrating, locks: rows.map(({ locktype }) => locktype) };
      }
    });
    expect(waiting.locks).toEqual(['transactionid']);
    expect(await waiting.migrating).toEqual(Object.keys(migrations).slice(3));
    for (const db of [first, second]) await db.destroy();
    await place.remove();
  });
});
