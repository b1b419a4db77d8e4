import type { ManagedUser, UserListQuery } from '@genmaster/auth-client/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Number of users in one response. */
const PAGE = 50;

/** Lists users in the order of their codes, after the given code, whose code or name contains the search text. */
export async function listManagedUsers(
  db: Database,
  { after, search }: UserListQuery,
): Promise<{ users: ManagedUser[]; next: string | null }> {
  let query = db
    .selectFrom('users')
    .select(['id', 'user_code', 'name', 'email', 'is_disabled', 'created_at'])
    .orderBy('user_code')
    .limit(PAGE + 1);
  if (after !== undefined) query = query.where('user_code', '>', after);
  if (search !== undefined && search !== '') {
    const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`(user_code like ${pattern} escape '\\' or lower(name) like ${pattern} escape '\\')`,
    );
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE);
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return { users: [], next: null };
  const granted = await db
    .selectFrom('user_permissions')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('permission')
    .execute();
  const seen = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['user_id', fn.max('last_seen_at').as('at')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  const withSecond = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('is_confirmed', '=', 1)
    .execute();
  const users = shown.map((row) => ({
    userId: row.id,
    userCode: row.user_code,
    name: row.name,
    email: row.email,
    isDisabled: row.is_disabled === 1,
    createdAt: row.created_at,
    lastSeenAt: seen.find(({ user_id }) => user_id === row.id)?.at ?? null,
    permissions: granted.flatMap(({ user_id, permission }) => (user_id === row.id ? [permission] : [])),
    hasSecondFactor: withSecond.some(({ user_id }) => user_id === row.id),
  }));
  return { users, next: rows.length > PAGE ? (shown.at(-1)?.user_code ?? null) : null };
}
