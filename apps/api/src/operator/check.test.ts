import { sql } from 'kysely';
import { openDatabase, type Database } from '../db/database.ts';
import { TABLES } from '../db/tables.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { engines, type TestDatabase } from '../testing/test-database.ts';
import { checkDatabase } from './check.ts';

describe.each(engines)('checking on %s', (engine) => {
  let place: TestDatabase;
  let db: Database;

  beforeEach(async () => {
    place = await createFilledDatabase(engine);
    db = openDatabase(place.location);
  });

  afterEach(async () => {
    await db.destroy();
    await place.remove();
  });

  it('finds nothing wrong with the data that the server stores', async () => {
    const { isSound, text } = await checkDatabase(db, place.location);
    expect({ isSound, text }).toEqual({ isSound: true, text: expect.not.stringMatching('wrong') });
  });

  const expectFault = async (fault: string) => {
    const { isSound, text } = await checkDatabase(db, place.location);
    expect({ isSound, text }).toEqual({ isSound: false, text: expect.stringMatching(fault) });
  };

  it.each([
    {
      what: 'a theme that is not JSON',
      change: sql`update user_themes set json = '{'`,
      fault: 'saved themes: a is not JSON',
    },
    {
      what: 'a theme that fetches',
      change: sql`update user_themes set json = '{"a":"url(x)"}'`,
      fault: 'saved themes: a holds',
    },
    {
      what: 'an unknown mode',
      change: sql`update user_themes set mode = 'neon'`,
      fault: 'saved themes: a has a wrong mode',
    },
    {
      what: 'a wrong map',
      change: sql`update project_metadata set json = '{"x":{}}'`,
      fault: 'metadata maps: 169 has a wrong x',
    },
    {
      what: 'a wrong scheme',
      change: sql`update project_schemes set json = '[]'`,
      fault: 'colour schemes: 169 1.7 has a wrong',
    },
    {
      what: 'missing migrations',
      change: sql`delete from kysely_migration where name like '0003%'`,
      fault: 'migrations are missing',
    },
    {
      what: 'a newer version',
      change: sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2999')`,
      fault: 'tables of this version +1 wrong(?:.|\n)*9999-later is of a newer version: check with that version$',
    },
  ])('names $what', async ({ change, fault }) => {
    await change.execute(db);
    await expectFault(fault);
  });

  it('says of a database of an older version what it lacks, and checks the rest', async () => {
    await sql`drop table kept_themes`.execute(db);
    await sql`delete from kysely_migration where name > '0010'`.execute(db);
    await expectFault('1 wrong(?:.|\n)*saved themes +ok(?:.|\n)*migrations are missing: start the server$');
  });

  it('names a row whose user does not exist', async () => {
    await removeUserAlone(db, engine);
    await expectFault('user_themes.user_id a is not in users');
  });

  it('knows every table and its key', async () => {
    const tables = await db.introspection.getTables();
    const names = tables.map(({ name }) => name).sort();
    expect(names).toEqual(TABLES.map(({ name }) => name).sort());
  });
});

async function removeUserAlone(db: Database, engine: string): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`delete from users where id = 'a'`.execute(db);
    return;
  }
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`delete from users where id = 'a'`.execute(transaction);
  });
}
