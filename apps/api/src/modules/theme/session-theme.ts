import type { StoredTheme } from '@genmaster/theme-engine/contract';
import type { ActiveSession, FindSession, SessionRepository } from '../auth/session-repository.ts';
import { toStoredTheme } from './theme-repository.ts';

/** Columns of the active theme that are read with a session; all are `null` when its user has none. */
type ThemeColumns = ReturnType<typeof prepareFindWithTheme> extends FindSession<infer Joined> ? Joined : never;

/**
 * Finds sessions together with the active theme of their user.
 *
 * One statement instead of two: every page of a signed-in user makes this read, and its cost depends mostly on the
 * number of statements.
 */
export function prepareFindWithTheme({ prepareFind }: Pick<SessionRepository, 'prepareFind'>) {
  return prepareFind((query) =>
    query
      .leftJoin('user_themes', 'user_themes.user_id', 'sessions.user_id')
      .select(['record_id', 'revision', 'mode', 'json', 'dark_json', 'saved_at']),
  );
}

/** Returns the theme that was read with a session, or `null`. */
export function themeOf(session: ActiveSession): StoredTheme | null {
  const { record_id, revision, mode, json, dark_json, saved_at } = (session as ActiveSession & { joined: ThemeColumns })
    .joined;
  if (record_id === null || revision === null || json === null || saved_at === null) return null;
  return toStoredTheme({ record_id, revision, mode, json, dark_json, saved_at });
}
