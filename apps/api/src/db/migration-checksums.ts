import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql, type Transaction } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { DatabaseSchema } from './schema.ts';

/** The migration that added the checksums; an older database has none to compare. */
const SINCE = '0004-migration-checksums';

/** Returns the checksum of a migration's file; line endings make no difference. */
export function checksumOf(name: string): string {
  const text = readFileSync(new URL(`../../migrations/${name}.ts`, import.meta.url), 'utf8');
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/**
 * Throws when a migration was edited after it had run.
 *
 * Otherwise two databases of one version could have different tables, and this would show only when a query fails.
 */
export async function assertUnchanged(db: Transaction<DatabaseSchema>, applied: readonly string[]): Promise<void> {
  if (!applied.includes(SINCE)) return;
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from kysely_migration order by name`.execute(db);
  for (const { name, checksum } of rows) {
    if (checksum === null || checksum === checksumOf(name)) continue;
    throw new ConfigError(
      `The migration ${name} was edited after it had run here, so nobody knows which tables there are. Nothing was changed. Put its file back as it was, and make the edit a migration of its own.`,
    );
  }
}

/** Stores the checksums of the migrations that have none yet. */
export async function keepChecksums(db: Transaction<DatabaseSchema>, applied: readonly string[]): Promise<void> {
  if (!applied.includes(SINCE)) return;
  for (const name of applied) {
    await sql`
      update kysely_migration set checksum = ${checksumOf(name)} where name = ${name} and checksum is null`.execute(db);
  }
}
