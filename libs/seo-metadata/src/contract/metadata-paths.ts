/**
 * Where metadata is read and written, below the project's base address.
 *
 * The project id is appended to all but `fromFile`: `…/169`. All but the first two need the permission to edit.
 */
export const METADATA_PATHS = {
  /** `GET …/{projectId}` answers the map. */
  fromDatabase: 'clientsetting/get-metaschema-json',
  /** `POST` with a project name answers the map inside `data`. */
  fromFile: 'clientsetting/get-metaschemajson-from-file',
  /** `PUT …/{projectId}` stores one entry, which visitors get at once. */
  entry: 'clientsetting/metaschema-entry',
  /** `GET …/{projectId}` lists the drafts with what they change; `PUT` stores one. */
  drafts: 'clientsetting/metaschema-drafts',
  /** `GET …/{projectId}` answers the map as it would be with every draft published. */
  preview: 'clientsetting/metaschema-preview',
  /** `POST …/{projectId}` with an address gives its draft to visitors. */
  publish: 'clientsetting/metaschema-publish',
  /** `POST …/{projectId}` with an address throws its draft away. */
  discard: 'clientsetting/metaschema-discard',
  /** `GET …/{projectId}?address=` lists the versions of one entry. */
  history: 'clientsetting/metaschema-history',
  /** `POST …/{projectId}` with an address and a version brings that version back. */
  rollBack: 'clientsetting/metaschema-roll-back',
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
