import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';
import { JOURNEYS } from './archive.ts';

/** Schema that validates a stored export. */
export const exportSchema = v.strictObject({ entity: entitySchema, journey: v.picklist(JOURNEYS) });

/** The definition of the packed project, and the simulated change to the archive. */
export type SourceExportState = v.InferOutput<typeof exportSchema>;
