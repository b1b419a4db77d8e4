import type { Migration } from 'kysely/migration';
import { firstTables } from './0001-first-tables.ts';
import { permissions } from './0002-permissions.ts';

/** Every migration in its order. Names are kept in the database: add at the end, never rename, never remove. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-permissions': permissions,
};
