import { sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';

/**
 * Says in a sentence why an acknowledged save could be lost at a power cut, or `null`.
 *
 * The embedded database is ours and opened safely or not at all; how a
 * PostgreSQL server writes is its operator's choice, which they should know.
 */
export async function findDurabilityFault(db: Database, { engine }: DatabaseLocation): Promise<string | null> {
  if (engine === 'sqlite') return null;
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === 'off') {
      return `The PostgreSQL server runs with ${setting}=off: what was saved last can be lost at a power cut. Turn it on.`;
    }
  }
  return null;
}
