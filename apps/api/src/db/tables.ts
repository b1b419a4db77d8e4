import type { DatabaseSchema } from './schema.ts';

/** A table as those need it who read or write all of them alike. */
export interface TableFacts {
  name: keyof DatabaseSchema;
  /** The columns of the primary key, in their order. */
  key: readonly string[];
  /** Columns whose value is the key of a row elsewhere. */
  references: readonly { column: string; table: keyof DatabaseSchema; key: string }[];
}

const ofUser = { column: 'user_id', table: 'users', key: 'id' } as const;
const ofProject = { column: 'project_id', table: 'projects', key: 'id' } as const;

/** Every table of ours; one that refers to another comes after it. */
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
];
