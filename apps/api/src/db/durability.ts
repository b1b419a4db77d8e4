import { sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** The settings of a PostgreSQL server that can trade what was saved last for speed. */
const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Says in a sentence why an acknowledged save could be lost at a power cut, or `null`.
 *
 * The embedded database is ours and opened safely or not at all; how a
 * PostgreSQL server writes is its operator's choice. In production they have
 * to say that they know: a server that could lose saves does not start there
 * by itself.
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
