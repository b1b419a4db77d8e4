import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createPasswords } from '../modules/auth/passwords.ts';
import { themeOf } from '../testing/every-route.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { headersAfter, MACHINE_INFO, NEVER_BUSY } from '../testing/test-server.ts';
import { migrateToLatest } from './migrate.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import { retryingPool } from './postgres-pool.ts';
import type { DatabaseSchema } from './schema.ts';
import { DEMO_SIGN_IN, seed } from './seed.ts';

/** Words of SQL that distributed databases with PostgreSQL's protocol do not support, or order differently. */
const ONE_MACHINE_ONLY =
  /advisory|\b(?:un)?listen\b|\bnotify\b|serial|nextval|sequence|identity|\block table\b|extension|trigger|serializable/i;

it('uses no PostgreSQL feature that a distributed engine lacks: no advisory lock, no sequence, no LISTEN', async () => {
  const place = await createTestDatabase('postgres');
  const pool = new pg.Pool({ connectionString: place.env['DATABASE_URL'] ?? '' });
  // The database is removed while a connection may still be closing, which the server then ends with an error.
  pool.on('error', () => null);
  pool.on('connect', (client) => client.on('error', () => null));
  const asked = new Set<string>();
  const db = new Kysely<DatabaseSchema>({
    dialect: createPostgresDialect(async () => retryingPool(pool)),
    // The queries with which the migrator finds tables belong to the query builder, for every engine that it supports.
    log: ({ query }) => void (query.sql.includes('"pg_catalog"') || asked.add(query.sql)),
  });
  const now = () => new Date();
  const passwords = createPasswords();
  await migrateToLatest(db);
  await seed({ db, passwords, now, hasDemoUser: true, projectColorTheme: 'light' });
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, now, passwords, overload: NEVER_BUSY });
  const { userCode, password } = DEMO_SIGN_IN;
  const payload = { userCode, password, lansysInfModel: MACHINE_INFO };
  const headers = headersAfter(await app.inject({ method: 'POST', url: `/${AUTH_PATHS.login}`, payload }));
  const { usrId, sagclientId } = (await app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers })).json().data
    .clientInfo;
  const saved = await app.inject({
    method: 'POST',
    url: `/${THEME_PATHS.saveUserThemeJson}`,
    headers,
    payload: themeOf(usrId, sagclientId),
  });

  expect(saved.statusCode).toBe(200);
  expect([...asked].some((text) => text.startsWith('create table "users"'))).toBe(true);
  expect([...asked].some((text) => text.startsWith('insert into "user_themes"'))).toBe(true);
  expect([...asked].filter((text) => ONE_MACHINE_ONLY.test(text))).toEqual([]);
  const { rows } = await sql`select sequencename from pg_sequences`.execute(db);
  expect(rows).toEqual([]);
  await app.close();
  await db.destroy();
  await place.remove();
});
