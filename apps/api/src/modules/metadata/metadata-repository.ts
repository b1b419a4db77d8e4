import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';

export type MetadataRepository = ReturnType<typeof createMetadataRepository>;

/** The metadata files, by project name. No path is ever built from what a request sent. */
const FILES: ReadonlyMap<string, string> = new Map([['genmaster', '../../../metadata-files/genmaster.json']]);

/** Reads the metadata map of a project, from its row or from its file, as JSON text; `null` when there is none. */
export function createMetadataRepository({ db }: { db: Database }) {
  return {
    async findInDatabase(projectId: number): Promise<string | null> {
      const row = await db
        .selectFrom('project_metadata')
        .select('json')
        .where('project_id', '=', projectId)
        .executeTakeFirst();
      return row?.json ?? null;
    },
    async findInFile(projectName: string): Promise<string | null> {
      const file = FILES.get(projectName.toLowerCase());
      return file === undefined ? null : readFile(new URL(file, import.meta.url), 'utf8');
    },
  };
}
