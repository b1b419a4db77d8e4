import { entitySchema } from '@genmaster/app-model';
import * as v from 'valibot';
import { JOURNEYS } from './archive.ts';

/** Checks a kept export. */
export const exportSchema = v.strictObject({ entity: entitySchema, journey: v.picklist(JOURNEYS) });

/** The definition whose project is packed, and what happens to the archive on its way. */
export type SourceExportState = v.InferOutput<typeof exportSchema>;
