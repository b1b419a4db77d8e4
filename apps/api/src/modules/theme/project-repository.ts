import type { PublishedScheme, SchemeOption } from '@genmaster/theme-engine/contract';
import type { Database } from '../../db/database.ts';

export type ProjectRepository = ReturnType<typeof createProjectRepository>;

export type Publication = { kind: 'published'; scheme: PublishedScheme } | { kind: 'stale' } | { kind: 'no-project' };

/** Reads and changes the settings of a project for all users. Project names are compared without regard to case. */
export function createProjectRepository({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Lists the colour schemes that the projects of this installation have published. */
    async listSchemes(): Promise<PublishedScheme[]> {
      const rows = await db
        .selectFrom('project_schemes')
        .select(['json', 'updated_at'])
        .orderBy('project_id')
        .orderBy('code')
        .execute();
      return rows.map(toPublished);
    },

    /**
     * Publishes a scheme if the published one of its code is still `replaces`; without `replaces`, replaces any.
     *
     * A retry of the same scheme after a lost response counts as published.
     */
    async publishScheme(projectName: string, scheme: SchemeOption, replaces?: string | null): Promise<Publication> {
      const project = await db
        .selectFrom('projects')
        .select('id')
        .where('name', '=', projectName.toLowerCase())
        .executeTakeFirst();
      if (!project) return { kind: 'no-project' };
      const key = { project_id: project.id, code: scheme.color_scheme };
      const findRow = () =>
        db
          .selectFrom('project_schemes')
          .select(['json', 'updated_at'])
          .where('project_id', '=', key.project_id)
          .where('code', '=', key.code)
          .executeTakeFirst();
      const before = await findRow();
      const row = { json: JSON.stringify(scheme), updated_at: laterThan(before?.updated_at, now()) };
      const done: Publication = { kind: 'published', scheme: toPublished(row) };

      if (replaces === undefined) {
        await db
          .insertInto('project_schemes')
          .values({ ...key, ...row })
          .onConflict((conflict) => conflict.columns(['project_id', 'code']).doUpdateSet(row))
          .execute();
        return done;
      }
      const changed =
        replaces === null
          ? await db
              .insertInto('project_schemes')
              .values({ ...key, ...row })
              .onConflict((conflict) => conflict.columns(['project_id', 'code']).doNothing())
              .returning('code')
              .executeTakeFirst()
          : await db
              .updateTable('project_schemes')
              .set(row)
              .where('project_id', '=', key.project_id)
              .where('code', '=', key.code)
              .where('updated_at', '=', replaces)
              .returning('code')
              .executeTakeFirst();
      if (changed) return done;
      const stored = await findRow();
      return stored?.json === row.json ? { kind: 'published', scheme: toPublished(stored) } : { kind: 'stale' };
    },

    /** Returns the initial mode of the project's pages, or `null` for an unknown project. */
    async findColorTheme(projectName: string): Promise<string | null> {
      const row = await db
        .selectFrom('projects')
        .select('color_theme')
        .where('name', '=', projectName.toLowerCase())
        .executeTakeFirst();
      return row?.color_theme ?? null;
    },
  };
}

const toPublished = ({ json, updated_at }: { json: string; updated_at: string }): PublishedScheme => ({
  ...(JSON.parse(json) as SchemeOption),
  published_at: updated_at,
});

/** Returns the time, moved forward if two publications would have the same. */
const laterThan = (last: string | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), last === undefined ? 0 : Date.parse(last) + 1)).toISOString();
