import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './database.ts';
import { findDurabilityFault } from './durability.ts';

/** Starts with these settings and returns the warning or the error, or `null`. */
async function startWith(env: Record<string, string>): Promise<string | null> {
  const config: Config = readConfig(env);
  const db = openDatabase(config.database);
  return findDurabilityFault(db, config).finally(() => db.destroy());
}

/** The PostgreSQL server of the tests, whose data need not survive, so it runs with fsync=off. */
const hasty = () => ({ DATABASE_URL: process.env['TEST_POSTGRES_URL'] ?? '' });
const production = { NODE_ENV: 'production' };

describe('a server on a PostgreSQL server that may lose acknowledged data', () => {
  it('refuses to start with relaxed durability that is not configured', async () => {
    await expect(startWith({ ...hasty(), ...production })).rejects.toThrow(
      'The PostgreSQL server runs with fsync=off: what was saved last can be lost at a power cut. Turn it on, or set DURABILITY=relaxed if you can do without.',
    );
    await expect(startWith({ ...hasty(), ...production, DURABILITY: 'full' })).rejects.toThrow('fsync=off');
  });

  it('starts in production with DURABILITY=relaxed, and outside production, with a warning each time', async () => {
    const said = expect.stringMatching(/fsync=off: .* can be lost at a power cut\. Turn it on\.$/);
    expect(await startWith({ ...hasty(), ...production, DURABILITY: 'relaxed' })).toEqual(said);
    expect(await startWith(hasty())).toEqual(said);
  });
});

describe('a server on a PostgreSQL server that keeps acknowledged data', () => {
  let durable: TestPostgres;

  beforeAll(async () => {
    durable = await startPostgres({ isDurable: true });
  });

  afterAll(() => durable.stop());

  it('starts in production without a warning', async () => {
    expect(await startWith({ DATABASE_URL: durable.url, ...production })).toBeNull();
  });

  it('refuses a connection with settings that turn durability off', async () => {
    const DATABASE_URL = `${durable.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
    await expect(startWith({ DATABASE_URL, ...production })).rejects.toThrow('synchronous_commit=off');
  });
});
