import { readFile } from 'node:fs/promises';
import type { MetadataEntryWire, MetadataMapWire } from '@genmaster/seo-metadata/contract';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../plugins/problems.ts';

export type MetadataRepository = ReturnType<typeof createMetadataRepository>;

/** The metadata files, by project name. No path is ever built from what a request sent. */
const FILES: ReadonlyMap<string, string> = new Map([['genmaster', '../../../metadata-files/genmaster.json']]);

const SAVE_ATTEMPTS = 20;

/** Reads and changes the metadata map of a project, in its row or from its file, as JSON text; `null` when there is none. */
export function createMetadataRepository({ db, now }: { db: Database; now: () => Date }) {
  return {
    async findInDatabase(projectId: number): Promise<string | null> {
      const row = await db
        .selectFrom('project_metadata')
        .select('json')
        .where('project_id', '=', projectId)
        .executeTakeFirst();
      return row?.json ?? null;
    },

    /** Replaces one entry of a project's map and returns the map, or `null` for an unknown project. */
    async saveEntry(projectId: number, address: string, entry: MetadataEntryWire): Promise<string | null> {
      for (let attempt = 0; attempt < SAVE_ATTEMPTS; attempt += 1) {
        const before = await this.findInDatabase(projectId);
        if (before === null) return null;
        const json = JSON.stringify(Object.fromEntries([...Object.entries(JSON.parse(before)), [address, entry]]));
        // Only over the map that was read: editors who save at once change one entry each and lose none.
        const { numUpdatedRows } = await db
          .updateTable('project_metadata')
          .set({ json, updated_at: now().toISOString() })
          .where('project_id', '=', projectId)
          .where('json', '=', before)
          .executeTakeFirst();
        if (numUpdatedRows === 1n) return json;
      }
      throw new ProblemError(503, 'Many people are editing. Try again in a moment.', { retryAfterSeconds: 1 });
    },

    /** Replaces the whole map of a project; `false` for an unknown project. */
    async replaceMap(projectId: number, map: MetadataMapWire): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('project_metadata')
        .set({ json: JSON.stringify(map), updated_at: now().toISOString() })
        .where('project_id', '=', projectId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async findInFile(projectName: string): Promise<string | null> {
      const file = FILES.get(projectName.toLowerCase());
      return file === undefined ? null : readFile(new URL(file, import.meta.url), 'utf8');
    },
  };
}
