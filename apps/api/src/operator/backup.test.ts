import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { sqlitePathIn } from '../db/data-folder.ts';
import { openDatabase } from '../db/database.ts';
import { isMigrated, migrateTo } from '../db/migrate.ts';
import { summarise } from '../db/rows.ts';
import { TABLES } from '../db/tables.ts';
import { createTestDatabase, engines, type TestDatabase } from '../testing/test-database.ts';
import { createFilledDatabase, SAMPLE_ROWS } from '../testing/filled-database.ts';
import { backUp, restore } from './backup.ts';
import { move } from './move.ts';
import { copySqliteFile } from './sqlite-file.ts';

let folder: string;
const places: TestDatabase[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-backup-'));
});

afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function filled(engine: (typeof engines)[number]) {
  const place = await createFilledDatabase(engine);
  places.push(place);
  return readConfig(place.env);
}

async function empty(engine: (typeof engines)[number]) {
  const place = await createTestDatabase(engine);
  places.push(place);
  return readConfig(place.env);
}

async function sumsOf({ database }: ReturnType<typeof readConfig>) {
  const db = openDatabase(database);
  const sums = [];
  for (const table of TABLES) sums.push(await summarise(db, table));
  expect(await isMigrated(db)).toBe(true);
  await db.destroy();
  return sums;
}

describe.each(engines)('a backup on %s', (engine) => {
  it('restores every row to an empty database', async () => {
    const config = await filled(engine);
    const file = join(folder, 'monday.backup');
    expect(await backUp(config, file)).toMatch(`Backed up to ${file}`);
    expect(statSync(file).mode & 0o077).toBe(0);
    const target = await empty(engine);
    expect(await restore(target, file)).toMatch(`Restored ${file}`);
    const sums = await sumsOf(target);
    expect(sums).toEqual(await sumsOf(config));
    expect(sums.map(({ rows }) => rows)).toEqual(TABLES.map(({ name }) => SAMPLE_ROWS[name].length));
    expect(readdirSync(folder)).toEqual(['monday.backup']);
  });

  it('is made of a database of an older version as well, and restored to the tables of this one', async () => {
    const old = await empty(engine);
    const db = openDatabase(old.database);
    await migrateTo(db, '0004-migration-checksums');
    const rest = { client_id: 'genmaster', name: 'Old', password_hash: '$argon2id$', is_disabled: 0, created_at: '' };
    await sql`insert into users ${sql.raw(`(${['id', 'user_code', ...Object.keys(rest)].join()})`)}
      values (${sql.join(['a', 'old', ...Object.values(rest)])})`.execute(db);
    await db.destroy();
    const file = join(folder, 'old.backup');
    await backUp(old, file);
    const target = await empty(engine);
    await restore(target, file);
    const restored = openDatabase(target.database);
    expect(await restored.selectFrom('users').select(['user_code', 'email']).execute()).toEqual([
      { user_code: 'old', email: null },
    ]);
    await restored.destroy();
    await sumsOf(target);
  });

  it('is consistent while rows are being written', async () => {
    const config = await filled(engine);
    const db = openDatabase(config.database);
    const file = join(folder, 'busy.backup');
    let isDone = false;
    const taking = backUp(config, file).finally(() => (isDone = true));
    let written = 0;
    while (!isDone) {
      const id = `busy-${(written += 1)}`;
      // Both rows or neither: a backup between the two would have a session without its user.
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('users')
          .values({ ...SAMPLE_ROWS.users[0], id, user_code: id })
          .execute();
        const session = { ...SAMPLE_ROWS.sessions[0], token_hash: id, user_id: id };
        await transaction.insertInto('sessions').values(session).execute();
      });
      await yieldToOthers();
    }
    await taking;
    await db.destroy();
    const target = await empty(engine);
    await restore(target, file);
    const [users, , sessions] = await sumsOf(target);
    expect((users?.rows ?? 0) - SAMPLE_ROWS.users.length).toBe((sessions?.rows ?? 0) - SAMPLE_ROWS.sessions.length);
  });

  it('overwrites neither a file nor a database', async () => {
    const config = await filled(engine);
    const file = join(folder, 'once.backup');
    await backUp(config, file);
    const content = readFileSync(file);
    await expect(backUp(config, file)).rejects.toThrow('is there already');
    expect(readFileSync(file)).toEqual(content);
    const before = await sumsOf(config);
    await expect(restore(config, file)).rejects.toThrow(/is there already|already holds data/);
    expect(await sumsOf(config)).toEqual(before);
  });

  it('is refused when damaged or cut off, and the target stays empty', async () => {
    const config = await filled(engine);
    const file = join(folder, 'damaged.backup');
    await backUp(config, file);
    const content = readFileSync(file);
    const damaged = Buffer.from(content);
    damaged.fill(0x55, Math.floor(damaged.length / 3), Math.floor(damaged.length / 2));
    const target = await empty(engine);
    for (const wrong of [damaged, content.subarray(0, content.length / 2), Buffer.from('nothing'), Buffer.alloc(0)]) {
      writeFileSync(file, wrong);
      await expect(restore(target, file)).rejects.toThrow(/damaged/);
    }
    await expect(restore(target, join(folder, 'missing'))).rejects.toThrow('There is no file');
    writeFileSync(file, content);
    await restore(target, file);
  });
});

describe('a backup of the embedded database', () => {
  it.each(['-wal', '-journal'])(
    'is not restored beside a %s of another database, which would change it',
    async (ending) => {
      const config = await filled('sqlite');
      const file = join(folder, 'monday.backup');
      await backUp(config, file);
      const target = await empty('sqlite');
      const left = `${sqlitePathIn(target.dataDir)}${ending}`;
      writeFileSync(left, 'left behind');
      await expect(restore(target, file)).rejects.toThrow(`${left} is there already. Nothing was changed.`);
      rmSync(left);
      await restore(target, file);
      expect(await sumsOf(target)).toEqual(await sumsOf(config));
    },
  );

  it('that cannot be written is no damage of the database', async () => {
    const config = await filled('sqlite');
    const path = sqlitePathIn(config.dataDir);
    await expect(copySqliteFile(path, join(folder, 'none', 'copy'))).rejects.toThrow(
      `${path} could not be copied into ${join(folder, 'none')}: it cannot be opened. Nothing was changed.`,
    );
    await expect(restore(await empty('sqlite'), folder)).rejects.toThrow(`There is no file ${folder}.`);
  });
});

describe('a dump', () => {
  it('of PostgreSQL fills an embedded database as well', async () => {
    const config = await filled('postgres');
    const file = join(folder, 'portable.dump');
    await backUp(config, file);
    const target = await empty('sqlite');
    await restore(target, file);
    expect(await sumsOf(target)).toEqual(await sumsOf(config));
  });

  it('with one changed value is refused, although it can be read', async () => {
    const config = await filled('postgres');
    const file = join(folder, 'changed.dump');
    await backUp(config, file);
    const text = gunzipSync(readFileSync(file)).toString().replace('"revision":7', '"revision":8');
    writeFileSync(file, gzipSync(text));
    const target = await empty('postgres');
    await expect(restore(target, file)).rejects.toThrow('damaged');
    const db = openDatabase(target.database);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  it('of a newer version is refused', async () => {
    const config = await filled('postgres');
    const file = join(folder, 'newer.dump');
    await backUp(config, file);
    const text = gunzipSync(readFileSync(file)).toString().replace('0003-contact-form', '9999-later');
    writeFileSync(file, gzipSync(text));
    await expect(restore(await empty('sqlite'), file)).rejects.toThrow('newer version');
  });
});

describe('a move', () => {
  it('copies every row of the embedded database to PostgreSQL and leaves the file unchanged', async () => {
    const source = await filled('sqlite');
    const target = await empty('postgres');
    const config = { ...target, dataDir: source.dataDir };
    const text = await move(config);
    expect(text).toMatch('every row was read back and compared');
    const sums = await sumsOf(target);
    expect(sums).toEqual(await sumsOf(source));
    for (const { table, rows, digest } of sums) expect(text).toMatch(new RegExp(`^${table} +${rows} +${digest}$`, 'm'));
    await expect(move(config)).rejects.toThrow('already holds data');
  });

  it('reports what is missing', async () => {
    const source = await filled('sqlite');
    await expect(move(source)).rejects.toThrow('DATABASE_URL is not set');
    const target = await empty('postgres');
    await expect(move({ ...target, dataDir: folder })).rejects.toThrow('There is no database');
    expect(existsSync(join(folder, 'genmaster.sqlite'))).toBe(false);
    expect(dirname(source.dataDir)).not.toBe(folder);
  });
});
