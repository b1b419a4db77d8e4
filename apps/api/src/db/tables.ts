import type { Database } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

/** Facts about a table for code that reads or writes all tables in the same way. */
export interface TableFacts {
  name: keyof DatabaseSchema;
  /** Columns of the primary key, in order. */
  key: readonly string[];
  /** Foreign keys: columns whose value is the key of a row in another table. */
  references: readonly { column: string; table: keyof DatabaseSchema; key: string }[];
}

const ofUser = { column: 'user_id', table: 'users', key: 'id' } as const;
const ofProject = { column: 'project_id', table: 'projects', key: 'id' } as const;

/** All tables; a table with a foreign key comes after the table that it refers to. */
export const TABLES: readonly TableFacts[] = [
  { name: 'users', key: ['id'], references: [] },
  { name: 'user_permissions', key: ['user_id', 'permission'], references: [ofUser] },
  { name: 'sessions', key: ['token_hash'], references: [ofUser] },
  { name: 'user_themes', key: ['user_id'], references: [ofUser] },
  { name: 'kept_themes', key: ['record_id'], references: [ofUser] },
  { name: 'projects', key: ['id'], references: [] },
  { name: 'project_schemes', key: ['project_id', 'code'], references: [ofProject] },
  { name: 'project_metadata', key: ['project_id'], references: [ofProject] },
  { name: 'metadata_drafts', key: ['project_id', 'address'], references: [ofProject] },
  { name: 'metadata_revisions', key: ['id'], references: [ofProject] },
  { name: 'login_throttles', key: ['subject'], references: [] },
  { name: 'login_addresses', key: ['address'], references: [] },
  { name: 'login_places', key: ['subject', 'place'], references: [] },
  { name: 'contact_messages', key: ['id'], references: [] },
  { name: 'audit_events', key: ['id'], references: [] },
  { name: 'one_time_links', key: ['token_hash'], references: [ofUser] },
  { name: 'second_factors', key: ['user_id'], references: [ofUser] },
  { name: 'recovery_codes', key: ['code_hash'], references: [ofUser] },
  { name: 'login_tickets', key: ['ticket_hash'], references: [ofUser] },
  { name: 'passkeys', key: ['credential_id'], references: [ofUser] },
  { name: 'passkey_challenges', key: ['subject'], references: [ofUser] },
];

/** Returns the tables that a database has: one of an older version has fewer until it is migrated. */
export async function findTables(db: Database): Promise<readonly TableFacts[]> {
  const existing = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return TABLES.filter(({ name }) => existing.has(name));
}
