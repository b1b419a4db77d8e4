import type { UserDataAnswer } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { readAgainIfBroken } from '../../db/retry.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { subjectOf } from '../auth/login-throttle.ts';
import { sessionIdOf } from '../auth/session-repository.ts';

/** More audit events than any user has; an export contains all of them. */
const ALL_LINES = 100_000;

const THEME_COLUMNS = [
  ...(['record_id', 'revision', 'name', 'title', 'menu_pos', 'dashboard_flag'] as const),
  ...(['mode', 'json', 'dark_json', 'saved_at'] as const),
] as const;

interface ExportUserOptions {
  db: Database;
  now: () => Date;
}

/** Exports all data about a user except the credentials; `null` for an unknown user. */
export const exportUser = ({ db, now }: ExportUserOptions, userId: string): Promise<UserDataAnswer | null> =>
  readAgainIfBroken(() => readSnapshot(db, (snapshot) => readUser({ db: snapshot, now }, userId)));

async function readUser({ db, now }: ExportUserOptions, userId: string): Promise<UserDataAnswer | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'client_id', 'user_code', 'name', 'email', 'is_disabled', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  const permissions = await db
    .selectFrom('user_permissions')
    .select('permission')
    .where('user_id', '=', userId)
    .orderBy('permission')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['token_hash', 'app_code', 'created_at', 'last_seen_at', 'expires_at'])
    .select(['device', 'address', 'is_new_device'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const theme = await db
    .selectFrom('user_themes')
    .select(THEME_COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const otherThemes = await db
    .selectFrom('kept_themes')
    .select(THEME_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('record_id')
    .execute();
  const secondFactors = await db
    .selectFrom('second_factors')
    .select(['is_confirmed', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'rp_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const links = await db
    .selectFrom('one_time_links')
    .select(['kind', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  const places = await db
    .selectFrom('login_places')
    .select('seen_at')
    .where('subject', '=', subjectOf(user.user_code))
    .orderBy('seen_at')
    .execute();
  const drafts = await db
    .selectFrom('metadata_drafts')
    .select(['project_id', 'address', 'json', 'saved_at'])
    .where('actor_id', '=', userId)
    .orderBy('saved_at')
    .execute();
  const revisions = await db
    .selectFrom('metadata_revisions')
    .select(['project_id', 'address', 'json', 'saved_at'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  const { events } = await createAuditTrail({ db, now }).list({ userId, limit: ALL_LINES });
  return {
    exportedAt: now().toISOString(),
    user,
    permissions: permissions.map(({ permission }) => permission),
    sessions: sessions.map(({ token_hash, ...session }) => ({ id: sessionIdOf(token_hash), ...session })),
    secondFactors,
    passkeys,
    theme: theme ?? null,
    otherThemes,
    links,
    knownPlaces: places,
    metadataEdits: [
      ...drafts.map((draft) => ({ kind: 'draft', ...draft })),
      ...revisions.map((revision) => ({ kind: 'version', ...revision })),
    ],
    // Events by other users have no address and no device, because these belong to those users.
    trail: events.map((event) => (event.actorId === userId ? event : { ...event, address: null, device: null })),
  };
}
