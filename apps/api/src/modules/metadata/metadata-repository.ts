import { readFile } from 'node:fs/promises';
import type { MetadataEntryWire, MetadataMapWire } from '@genmaster/seo-metadata/contract';
import type { Database } from '../../db/database.ts';
import { retryLost } from '../../db/retry.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { addRevisions } from './entry-history.ts';

export type MetadataRepository = ReturnType<typeof createMetadataRepository>;

/** The metadata files, by project name. No path is built from text of a request. */
const FILES: ReadonlyMap<string, string> = new Map([['genmaster', '../../../metadata-files/genmaster.json']]);

const SAVE_ATTEMPTS = 20;

/** Maximum length of a map in characters: `loadRemoteMetadata` ignores a longer one, so every page would lose its entry. */
export const MAX_MAP_LENGTH = 512 * 1024;

/**
 * Reads and changes the metadata map of a project, in its row or from its file, as JSON text; `null` when there is
 * none.
 */
export function createMetadataRepository({ db, now }: { db: Database; now: () => Date }) {
  const findInDatabase = async (projectId: number): Promise<string | null> =>
    (await findRow(db, projectId))?.json ?? null;

  return {
    findInDatabase,

    /**
     * Replaces one entry of a project's map, adds a version to its history, and returns the map, or `null` for an
     * unknown project.
     *
     * @param entry `null` removes the entry, so that the built-in one applies.
     *
     * @param also further changes in the same transaction.
     */
    async saveEntry(
      { projectId, address, actorId }: Editing,
      entry: MetadataEntryWire | null,
      also?: (within: Database) => Promise<void>,
    ): Promise<string | null> {
      for (let attempt = 0; attempt < SAVE_ATTEMPTS; attempt += 1) {
        const before = await findRow(db, projectId);
        if (before === undefined) return null;
        const map = entriesOf(before.json);
        const former = map.get(address) ?? null;
        if (entry) map.set(address, entry);
        else map.delete(address);
        const json = JSON.stringify(Object.fromEntries(map));
        // A map that is too long already may still become shorter.
        if (json.length > MAX_MAP_LENGTH && json.length > before.json.length) {
          throw new ProblemError(
            409,
            `All entries together would have ${json.length} characters, and pages read ${MAX_MAP_LENGTH} at most. Shorten or remove entries first.`,
          );
        }
        const isSaved = await retryLost(() =>
          db.transaction().execute(async (within) => {
            // Only if the map is unchanged since it was read: concurrent editors change one entry each and lose none.
            const { numUpdatedRows } = await within
              .updateTable('project_metadata')
              .set({ json, updated_at: now().toISOString() })
              .where('project_id', '=', projectId)
              .where('json', '=', before.json)
              .executeTakeFirst();
            if (numUpdatedRows !== 1n) return false;
            await addRevisions(within, { projectId, actorId, at: now(), since: before.updated_at }, [
              { address, former, entry },
            ]);
            await also?.(within);
            return true;
          }),
        );
        if (isSaved) return json;
      }
      throw new ProblemError(503, 'Many people are editing. Try again in a moment.', { retryAfterSeconds: 1 });
    },

    /**
     * Replaces the whole map of a project and adds a version for each changed entry; returns false for an unknown
     * project.
     */
    async replaceMap(projectId: number, map: MetadataMapWire): Promise<boolean> {
      return db.transaction().execute(async (within) => {
        // Locks the row while it is read: an edit that is saved meanwhile waits, and is then made in the new map.
        const before = await within
          .updateTable('project_metadata')
          .set((row) => ({ json: row.ref('json') }))
          .where('project_id', '=', projectId)
          .returning(['json', 'updated_at'])
          .executeTakeFirst();
        if (before === undefined) return false;
        await within
          .updateTable('project_metadata')
          .set({ json: JSON.stringify(map), updated_at: now().toISOString() })
          .where('project_id', '=', projectId)
          .execute();
        const [former, next] = [entriesOf(before.json), new Map(Object.entries(map))];
        const changed = [...new Set([...former.keys(), ...next.keys()])]
          .map((address) => ({
            address,
            former: former.get(address) ?? null,
            entry: next.get(address) ?? null,
          }))
          .filter((change) => JSON.stringify(change.former) !== JSON.stringify(change.entry));
        await addRevisions(within, { projectId, actorId: null, at: now(), since: before.updated_at }, changed);
        return true;
      });
    },

    async findInFile(projectName: string): Promise<string | null> {
      const file = FILES.get(projectName.toLowerCase());
      return file === undefined ? null : readFile(new URL(file, import.meta.url), 'utf8');
    },
  };
}

/** The entry to edit, and its editor. */
export interface Editing {
  projectId: number;
  address: string;
  actorId: string;
}

/** Returns the entries of a stored map, by address. */
export function entriesOf(json: string): Map<string, MetadataEntryWire> {
  return new Map(Object.entries(JSON.parse(json) as MetadataMapWire));
}

const findRow = (db: Database, projectId: number) =>
  db
    .selectFrom('project_metadata')
    .select(['json', 'updated_at'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
