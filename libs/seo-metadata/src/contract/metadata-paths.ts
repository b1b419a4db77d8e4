/**
 * Where metadata is read and written, below the project's base address.
 *
 * The project id is appended to `fromDatabase` and `entry`: `…/169`.
 */
export const METADATA_PATHS = {
  /** `GET …/{projectId}` answers the map. */
  fromDatabase: 'clientsetting/get-metaschema-json',
  /** `POST` with a project name answers the map inside `data`. */
  fromFile: 'clientsetting/get-metaschemajson-from-file',
  /** `PUT …/{projectId}` stores one entry; it needs a session. */
  entry: 'clientsetting/metaschema-entry',
} as const;

/** The project whose metadata is read when the session names none. */
export const METADATA_PROJECT_ID_DEFAULT = 169;

/**
 * Reads a project id from wherever it was stored.
 *
 * Anything but a plain number becomes the default, so nothing else can reach
 * the address of a call.
 */
export function readProjectId(stored: unknown): number {
  const text = String(stored);
  return /^\d{1,9}$/.test(text) ? Number(text) : METADATA_PROJECT_ID_DEFAULT;
}
