import type { KyselyPlugin } from 'kysely';

/** Runs `work` after each statement of a database, with the number of the statement, before its result is read. */
export function afterEachStatement(work: (statement: number) => Promise<void>): KyselyPlugin {
  let statement = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await work((statement += 1));
      return result;
    },
  };
}
