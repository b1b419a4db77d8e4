import { companionsOf, readSavedRecord } from '../core/saved-record.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { isRecord } from '../core/is-record.ts';
import { textOf } from '../core/text-of.ts';
import type { SaveThemeRecord } from './theme-record.ts';
import { need, needOptions } from '../core/need.ts';

/**
 * Parses the response with a user's theme; returns `null` if none is saved.
 *
 * Accepts the JSON as text, as an object, or encoded twice. A row whose JSON cannot be parsed keeps its id and has
 * `properties: null`.
 */
export function readSavedTheme(answer: unknown): SavedTheme | null {
  const { status, result } = isRecord(answer) ? answer : {};
  if (!isRecord(result)) return null;
  // Status 0 means that none is saved; servers have 1, "1" or 200 where one is, and others for a failure, without a row.
  const isSaved = status === 1 || (!['', '0'].includes(textOf(status)) && textOf(result['id']) !== '');
  return isSaved ? readStoredTheme(result) : null;
}

/** Parses a single stored row, such as the one in a conflict response. */
export function readStoredTheme(row: Record<string, unknown>): SavedTheme {
  const { id, json, revision, mode, savedAt, darkJson } = isRecord(row) ? row : {};
  return readSavedRecord({ recordId: id, revision, properties: json, mode, companions: darkJson, savedAt });
}

/**
 * Returns the newer copy from the response to a rejected save, or `null` if it was rejected for another reason.
 *
 * Accepts the body of a 412 (`current`), and that of a 409 (`newer`) from a server without `If-Match`.
 */
export function readThemeConflict(body: unknown): SavedTheme | null {
  const copy = isRecord(body) ? (body['current'] ?? body['newer']) : null;
  return isRecord(copy) ? readStoredTheme(copy) : null;
}

/**
 * Converts a copy to the request that saves it.
 *
 * @example
 * const record = toThemeRecord(engine.toSaved(), { name: 'My theme', userId, sagClientId });
 */
export function toThemeRecord(
  copy: SavedTheme,
  options: { name: string; userId: string; sagClientId: string },
): SaveThemeRecord {
  need(isRecord(copy) && copy.properties !== undefined, 'copy');
  const { name, userId, sagClientId } = needOptions(options);
  for (const [argument, text] of Object.entries({ name, userId, sagClientId })) {
    need(typeof text === 'string', argument);
  }
  const { recordId, revision, properties, mode } = copy;
  return {
    id: recordId || null,
    name,
    menuPos: properties?.menuPosition === '2' ? '2' : '1',
    dTemplate: (properties?.selectedDashboard ?? '1') !== '1',
    json: JSON.stringify(properties),
    userId,
    sagClientId,
    flag: recordId ? 'U' : 'I',
    revision: recordId ? revision : 0,
    mode,
    darkJson: JSON.stringify(companionsOf(copy)),
  };
}
