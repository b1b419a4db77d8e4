/**
 * Paths of the metadata endpoints, below the project's base address.
 *
 * The project id is appended to all but `fromFile`: `…/12`. All but the first two need the permission to edit.
 */
export const METADATA_PATHS = {
  /** `GET …/{projectId}` returns the map. */
  fromDatabase: 'clientsetting/get-metaschema-json',
  /** `POST` with a project name returns the map inside `data`. */
  fromFile: 'clientsetting/get-metaschemajson-from-file',
  /** `PUT …/{projectId}` stores one entry and publishes it at once. */
  entry: 'clientsetting/metaschema-entry',
  /** `GET …/{projectId}` lists the drafts with their changes; `PUT` stores one. */
  drafts: 'clientsetting/metaschema-drafts',
  /** `GET …/{projectId}` returns the map as it would be with every draft published. */
  preview: 'clientsetting/metaschema-preview',
  /** `POST …/{projectId}` with an address publishes its draft. */
  publish: 'clientsetting/metaschema-publish',
  /** `POST …/{projectId}` with an address deletes its draft. */
  discard: 'clientsetting/metaschema-discard',
  /** `GET …/{projectId}?address=` lists the versions of one entry. */
  history: 'clientsetting/metaschema-history',
  /** `POST …/{projectId}` with an address and a version restores that version. */
  rollBack: 'clientsetting/metaschema-roll-back',
} as const;

/** Default project id, used when the session names no project. */
export const METADATA_PROJECT_ID_DEFAULT = 169;

/**
 * Reads a project id from a stored value of any type.
 *
 * Anything but a number of up to nine digits becomes the default, so nothing else can reach the address of a request.
 */
export function readProjectId(stored: unknown): number {
  const text = String(stored);
  return /^\d{1,9}$/.test(text) ? Number(text) : METADATA_PROJECT_ID_DEFAULT;
}
