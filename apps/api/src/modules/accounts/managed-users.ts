import type { ManagedUser, UserListQuery } from '@genmaster/auth-client/contract';
import type { Database } from '../../db/database.ts';

/** Number of users in one response. */
const PAGE = 50;

/** Number of users that are read at once to search in. */
const SEARCHED = 500;

/**
 * Lists users in the order of their codes, after the given code, whose code or name contains the search text.
 *
 * The search ignores the case of every script. SQL cannot: SQLite knows only the letters of English, and PostgreSQL
 * those of its locale.
 */
export async function listManagedUsers(
  db: Database,
  { after, search }: UserListQuery,
): Promise<{ users: ManagedUser[]; next: string | null }> {
  const rows = await findRows(db, { after, search: foldCase(search ?? '') });
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
    .union(db.selectFrom('passkeys').select('user_id').where('user_id', 'in', ids))
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

const readUsers = (db: Database, after: string | undefined, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'user_code', 'name', 'email', 'is_disabled', 'created_at'])
    .orderBy('user_code')
    .limit(limit)
    .$if(after !== undefined, (query) => query.where('user_code', '>', after!))
    .execute();

/** Returns a page of rows and one more, if there are more. */
async function findRows(db: Database, { after, search }: { after: string | undefined; search: string }) {
  if (search === '') return readUsers(db, after, PAGE + 1);
  const found: Awaited<ReturnType<typeof readUsers>> = [];
  for (let last = after; ;) {
    const rows = await readUsers(db, last, SEARCHED);
    found.push(
      ...rows.filter(({ user_code, name }) => [user_code, name].some((text) => foldCase(text).includes(search))),
    );
    last = rows.at(-1)?.user_code;
    if (found.length > PAGE || rows.length < SEARCHED) return found.slice(0, PAGE + 1);
  }
}

/** Returns a text for a comparison without regard to case; composed and decomposed accents are the same. */
const foldCase = (text: string) => text.normalize('NFC').toLowerCase();
