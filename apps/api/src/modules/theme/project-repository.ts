import type { SchemeOption } from '@genmaster/theme-engine/contract';
import type { Database } from '../../db/database.ts';

export type ProjectRepository = ReturnType<typeof createProjectRepository>;

/** What a project decides for everybody. Project names are compared without regard to case. */
export function createProjectRepository({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** The colour schemes that this installation's projects have published. */
    async listSchemes(): Promise<SchemeOption[]> {
      const rows = await db
        .selectFrom('project_schemes')
        .select('json')
        .orderBy('project_id')
        .orderBy('code')
        .execute();
      return rows.map(({ json }) => JSON.parse(json) as SchemeOption);
    },

    /** Publishes a scheme, over an older one of the same code; `false` for an unknown project. */
    async publishScheme(projectName: string, scheme: SchemeOption): Promise<boolean> {
      const project = await db
        .selectFrom('projects')
        .select('id')
        .where('name', '=', projectName.toLowerCase())
        .executeTakeFirst();
      if (!project) return false;
      const values = { json: JSON.stringify(scheme), updated_at: now().toISOString() };
      await db
        .insertInto('project_schemes')
        .values({ project_id: project.id, code: scheme.color_scheme, ...values })
        .onConflict((conflict) => conflict.columns(['project_id', 'code']).doUpdateSet(values))
        .execute();
      return true;
    },

    /** The mode that pages of the project start in, or `null` for an unknown project. */
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
