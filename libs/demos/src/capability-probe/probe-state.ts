import * as v from 'valibot';
import { CAPABILITIES } from './capabilities.ts';

/** Checks a kept or shared probe. */
export const probeSchema = v.strictObject({
  group: v.picklist(['all', 'offline', 'input']),
  /** What another browser found, or this one at another time; `null` for none. */
  report: v.nullable(
    v.strictObject({
      found: v.pipe(v.array(v.picklist(CAPABILITIES)), v.maxLength(CAPABILITIES.length)),
      width: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
    }),
  ),
});

/** What is asked about, and a report to hold this browser against. */
export type ProbeState = v.InferOutput<typeof probeSchema>;
