import type { Migration } from 'kysely/migration';
import { firstTables } from './0001-first-tables.ts';
import { permissions } from './0002-permissions.ts';
import { contactForm } from './0003-contact-form.ts';

/** Every migration in its order. Names are kept in the database: add at the end, never rename, never remove. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-permissions': permissions,
  '0003-contact-form': contactForm,
};
