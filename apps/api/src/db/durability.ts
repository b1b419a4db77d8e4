import { sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** PostgreSQL settings that can trade durability of the last writes for speed. */
const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Returns a sentence that says why a power cut could lose an acknowledged save, or `null`.
 *
 * The embedded database is always opened safely. A PostgreSQL server is configured by its operator. In production the
 * operator must confirm settings that can lose saves: without that the server does not start.
 */
export async function findDurabilityFault(
  db: Database,
  { database, isProduction, isRelaxed }: Pick<Config, 'database' | 'isProduction' | 'isRelaxed'>,
): Promise<string | null> {
  if (database.engine === 'sqlite') return null;
  for (const setting of SETTINGS) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value !== 'off') continue;
    const fault = `The PostgreSQL server runs with ${setting}=off: what was saved last can be lost at a power cut. Turn it on`;
    if (isProduction && !isRelaxed) throw new ConfigError(`${fault}, or set DURABILITY=relaxed if you can do without.`);
    return `${fault}.`;
  }
  return null;
}
