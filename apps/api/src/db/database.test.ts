import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { closeMigratedDatabases, openMigratedDatabase } from '../testing/migrated-database.ts';
import { createTestDatabase, engines } from '../testing/test-database.ts';
import { openDatabase, type Database } from './database.ts';

const user = (id: string) => ({
  id,
  client_id: 'genmaster',
  user_code: id,
  name: 'Zoë 🎨 नमस्ते',
  password_hash: 'x',
  is_disabled: 0,
  created_at: '2026-11-20T12:00:00.000Z',
  email: null,
});

describe.each(engines)('the database on %s', (engine) => {
  let db: Database;

  beforeEach(async () => {
    db = await openMigratedDatabase(engine);
  });

  afterEach(closeMigratedDatabases);

  it('returns stored texts unchanged, in any script', async () => {
    await db.insertInto('users').values(user('a')).execute();
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([user('a')]);
  });

  it('counts the rows that a statement changed', async () => {
    await db
      .insertInto('users')
      .values([user('a'), user('b')])
      .execute();
    const result = await db.updateTable('users').set({ name: 'x' }).executeTakeFirst();
    expect(result.numUpdatedRows).toBe(2n);
  });

  it('undoes a transaction that fails', async () => {
    const work = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(user('a')).execute();
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('refuses a theme without its user, and removes it with its user', async () => {
    const theme = {
      user_id: 'a',
      record_id: 'r',
      revision: 1,
      name: '',
      menu_pos: '1',
      dashboard_flag: 0,
      mode: null,
      json: '{}',
      dark_json: null,
      saved_at: '2026-11-20T12:00:00.000Z',
    };
    await expect(db.insertInto('user_themes').values(theme).execute()).rejects.toThrow();
    await db.insertInto('users').values(user('a')).execute();
    await db.insertInto('user_themes').values(theme).execute();
    await db.deleteFrom('users').execute();
    expect(await db.selectFrom('user_themes').selectAll().execute()).toEqual([]);
  });

  it('counts twenty concurrent increments as twenty', async () => {
    await db.insertInto('users').values(user('a')).execute();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db
          .updateTable('users')
          .set((row) => ({ is_disabled: row('is_disabled', '+', 1) }))
          .execute(),
      ),
    );
    expect(await db.selectFrom('users').select('is_disabled').execute()).toEqual([{ is_disabled: 20 }]);
  });
});

describe('a statement', () => {
  it.each([
    { engine: 'sqlite', asked: sql`pragma busy_timeout`, server: { timeout: 3_000 }, command: { timeout: 60_000 } },
    {
      engine: 'postgres',
      asked: sql`show statement_timeout`,
      server: { statement_timeout: '3s' },
      command: { statement_timeout: '0' },
    },
  ] as const)('of a server times out after three seconds on $engine, one of a command never', async (row) => {
    const place = await createTestDatabase(row.engine);
    for (const { options, expected } of [
      { options: {}, expected: row.server },
      { options: { statementTimeoutMs: 0 }, expected: row.command },
    ]) {
      const db = openDatabase(place.location, options);
      expect((await row.asked.execute(db)).rows).toEqual([expected]);
      await db.destroy();
    }
    await place.remove();
  });
});

describe('the embedded database', () => {
  it('has every acknowledged write on disk before it responds', async () => {
    const place = await createTestDatabase('sqlite');
    const db = openDatabase(place.location);
    const read = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(db)).rows;
    expect(await read('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await read('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await db.destroy();
    await place.remove();
  });
});

describe('a statement on SQLite', () => {
  const open = () => openDatabase({ engine: 'sqlite', path: ':memory:' });
  const texts = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `select ${from + index}`);

  it('is prepared once while it is among the 200 most recently used', async () => {
    const db = open();
    const run = async (...all: string[]) => {
      for (const text of all) await sql.raw(text).execute(db);
    };
    await run('select 0');
    const prepared = jest.spyOn(DatabaseSync.prototype, 'prepare');
    await run(...texts(1, 199), 'select 0', ...texts(199, 398), 'select 0');
    expect(prepared.mock.calls.filter(([text]) => text === 'select 0')).toEqual([]);
    await run(...texts(400, 600), 'select 0');
    expect(prepared.mock.calls.filter(([text]) => text === 'select 0')).toHaveLength(1);
    prepared.mockRestore();
    await db.destroy();
  });

  it('sees a changed table', async () => {
    const db = open();
    const read = async () => (await sql`select * from t`.execute(db)).rows;
    await sql`create table t (a)`.execute(db);
    await sql`insert into t values (1)`.execute(db);
    expect(await read()).toEqual([{ a: 1 }]);
    await sql`alter table t add column b default 2`.execute(db);
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
    await sql`drop table t`.execute(db);
    await expect(read()).rejects.toThrow('no such table: t');
    await db.destroy();
  });
});
