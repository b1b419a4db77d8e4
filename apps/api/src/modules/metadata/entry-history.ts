import {
  changesOfEntry,
  type MetadataEntryWire,
  type MetadataHistory,
  type MetadataRevision,
} from '@genmaster/seo-metadata/contract';
import type { Database } from '../../db/database.ts';
import { idInTime } from '../../db/id-in-time.ts';

/** Number of versions that are kept of one entry. */
export const KEPT_REVISIONS = 50;

interface Change {
  address: string;
  former: MetadataEntryWire | null;
  entry: MetadataEntryWire | null;
}

interface Saving {
  projectId: number;
  /** `null` for a command on the machine. */
  actorId: string | null;
  at: Date;
  /** Time of the previous change of the map. */
  since: string;
}

/**
 * Adds a version for each changed entry; at the first change of an entry the previous one too, so that it can be
 * restored.
 *
 * Pass the transaction of the change, so that both are stored or neither.
 */
export async function addRevisions(
  within: Database,
  { projectId, actorId, at, since }: Saving,
  changes: readonly Change[],
): Promise<void> {
  for (const { address, former, entry } of changes) {
    const ids = await idsOf(within, projectId, address);
    let [last] = ids;
    const add = (version: MetadataEntryWire | null, by: string | null, savedAt: string) => {
      last = idInTime(at, last);
      return within
        .insertInto('metadata_revisions')
        .values({
          id: last,
          project_id: projectId,
          address,
          json: version && JSON.stringify(version),
          actor_id: by,
          saved_at: savedAt,
        })
        .execute();
    };
    if (ids.length === 0) await add(former, null, since);
    await add(entry, actorId, at.toISOString());
    const outdated = ids.slice(KEPT_REVISIONS - 1);
    if (outdated.length > 0) await within.deleteFrom('metadata_revisions').where('id', 'in', outdated).execute();
  }
}

/** Lists the versions of one entry, the newest first. */
export async function historyOf(
  db: Database,
  { projectId, address }: { projectId: number; address: string },
): Promise<MetadataHistory> {
  const rows = await db
    .selectFrom('metadata_revisions as revision')
    .leftJoin('users', 'users.id', 'revision.actor_id')
    .select(['revision.id', 'revision.json', 'revision.saved_at as savedAt', 'users.user_code as savedBy'])
    .where('revision.project_id', '=', projectId)
    .where('revision.address', '=', address)
    .orderBy('revision.id', 'desc')
    .execute();
  const versions = rows.map(({ json, ...row }) => ({ ...row, entry: readEntry(json) }));
  const revisions = versions.map((version, index): MetadataRevision => ({
    ...version,
    changes: [...changesOfEntry(versions[index + 1]?.entry ?? null, version.entry)],
  }));
  return { address, revisions };
}

/** Returns one version of an entry; `undefined` when no version has this id. */
export async function findRevision(
  db: Database,
  { projectId, address, id }: { projectId: number; address: string; id: string },
): Promise<{ entry: MetadataEntryWire | null } | undefined> {
  const row = await db
    .selectFrom('metadata_revisions')
    .select('json')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('address', '=', address)
    .executeTakeFirst();
  return row && { entry: readEntry(row.json) };
}

const readEntry = (json: string | null) => (json === null ? null : (JSON.parse(json) as MetadataEntryWire));

async function idsOf(db: Database, projectId: number, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('metadata_revisions')
    .select('id')
    .where('project_id', '=', projectId)
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
