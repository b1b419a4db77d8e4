import { metadataMapSchema, readDatabaseAnswer } from '@genmaster/seo-metadata/contract';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { createMetadataRepository, MAX_MAP_LENGTH } from './metadata-repository.ts';

/**
 * Replaces the metadata map of a project and returns a message. Visitors see it with their next page, without a
 * restart.
 *
 * The map is validated with the schema of the routes, in addition to earlier checks.
 */
export async function importMetadata(
  db: Database,
  { projectId, map }: { projectId: number; map: unknown },
): Promise<string> {
  const parsed = v.safeParse(metadataMapSchema, readDatabaseAnswer(map));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new OperatorError(`The map was not loaded. ${v.getDotPath(issue) ?? 'It'}: ${issue.message}`);
  }
  const { length } = JSON.stringify(parsed.output);
  if (length > MAX_MAP_LENGTH) {
    throw new OperatorError(
      `The map was not loaded. It has ${length} characters, and pages read ${MAX_MAP_LENGTH} at most.`,
    );
  }
  const repository = createMetadataRepository({ db, now: () => new Date() });
  if (!(await repository.replaceMap(projectId, parsed.output))) {
    throw new OperatorError(
      `There is no metadata for the project ${projectId}, so nothing was loaded. Start the server once on this database, which makes project 169.`,
    );
  }
  return `Loaded ${Object.keys(parsed.output).length} entries for the project ${projectId}.`;
}
