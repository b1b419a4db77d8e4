import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations.ts';
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
    expect(await migrateToLatest(db)).toEqual(Object.keys(migrations));
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

  it('keeps contact messages from before the form had subjects, and claims no consent for them', async () => {
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
