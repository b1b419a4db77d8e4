import type { Migration } from 'kysely/migration';
import { firstTables } from './0001-first-tables.ts';
import { permissions } from './0002-permissions.ts';
import { contactForm } from './0003-contact-form.ts';
import { migrationChecksums } from './0004-migration-checksums.ts';
import { loginAddresses } from './0005-login-addresses.ts';
import { loginPlaces } from './0006-login-places.ts';
import { accounts } from './0007-accounts.ts';
import { secondFactor } from './0008-second-factor.ts';
import { metadataHistory } from './0009-metadata-history.ts';
import { namedThemes } from './0010-named-themes.ts';
import { passkeys } from './0011-passkeys.ts';

/**
 * Every migration in its order, under the name of its file.
 *
 * The database keeps names and checksums of files: add at the end, never
 * rename, never remove, never edit one that has been released.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-permissions': permissions,
  '0003-contact-form': contactForm,
  '0004-migration-checksums': migrationChecksums,
  '0005-login-addresses': loginAddresses,
  '0006-login-places': loginPlaces,
  '0007-accounts': accounts,
  '0008-second-factor': secondFactor,
  '0009-metadata-history': metadataHistory,
  '0010-named-themes': namedThemes,
  '0011-passkeys': passkeys,
};
