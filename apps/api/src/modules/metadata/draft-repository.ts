import { changesOfEntry, type MetadataDraft, type MetadataEntryWire } from '@genmaster/seo-metadata/contract';
import type { Database } from '../../db/database.ts';
import { entriesOf, type Editing } from './metadata-repository.ts';

export type DraftRepository = ReturnType<typeof createDraftRepository>;

/** Stores entries that only editors can see: the last saved one for each page. */
export function createDraftRepository({ db, now }: { db: Database; now: () => Date }) {
  const rowsOf = (projectId: number) =>
    db
      .selectFrom('metadata_drafts as draft')
      .leftJoin('users', 'users.id', 'draft.actor_id')
      .select(['draft.address', 'draft.json', 'draft.saved_at as savedAt', 'users.user_code as savedBy'])
      .where('draft.project_id', '=', projectId)
      .orderBy('draft.address');

  return {
    async save({ projectId, address, actorId }: Editing, entry: MetadataEntryWire): Promise<void> {
      const draft = { json: JSON.stringify(entry), actor_id: actorId, saved_at: now().toISOString() };
      await db
        .insertInto('metadata_drafts')
        .values({ project_id: projectId, address, ...draft })
        .onConflict((conflict) => conflict.columns(['project_id', 'address']).doUpdateSet(draft))
        .execute();
    },

    /** Lists the drafts of a project, each with the current entry of its page in `map`. */
    async list(projectId: number, map: string): Promise<MetadataDraft[]> {
      const published = entriesOf(map);
      const rows = await rowsOf(projectId).execute();
      return rows.map(({ json, ...row }) => {
        const entry = JSON.parse(json) as MetadataEntryWire;
        const current = published.get(row.address) ?? null;
        return { ...row, entry, published: current, changes: [...changesOfEntry(current, entry)] };
      });
    },

    async find(projectId: number, address: string): Promise<MetadataEntryWire | null> {
      const row = await rowsOf(projectId).where('draft.address', '=', address).executeTakeFirst();
      return row ? (JSON.parse(row.json) as MetadataEntryWire) : null;
    },

    /** Removes a draft; returns false when there is none. */
    async remove(projectId: number, address: string): Promise<boolean> {
      const { numDeletedRows } = await draftAt(db, projectId, address).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Removes a draft in the transaction that publishes it, unless another one was saved meanwhile. */
    async removePublished(within: Database, { projectId, address }: Editing, entry: MetadataEntryWire): Promise<void> {
      await draftAt(within, projectId, address).where('json', '=', JSON.stringify(entry)).execute();
    },
  };
}

const draftAt = (db: Database, projectId: number, address: string) =>
  db.deleteFrom('metadata_drafts').where('project_id', '=', projectId).where('address', '=', address);
