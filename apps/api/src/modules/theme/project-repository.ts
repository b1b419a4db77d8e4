import type { Database } from '../../db/database.ts';

export type ProjectRepository = ReturnType<typeof createProjectRepository>;

/** Reads what a project decides for everybody. Project names are compared without regard to case. */
export function createProjectRepository({ db }: { db: Database }) {
  return {
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
