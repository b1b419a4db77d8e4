import * as v from 'valibot';
import { CAPABILITIES } from './capabilities.ts';

/** Schema of a kept or shared probe. */
export const probeSchema = v.strictObject({
  group: v.picklist(['all', 'offline', 'input']),
  /** Findings of another browser, or of this one at another time; `null` for none. */
  report: v.nullable(
    v.strictObject({
      found: v.pipe(v.array(v.picklist(CAPABILITIES)), v.maxLength(CAPABILITIES.length)),
      width: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
    }),
  ),
});

/** State of the probe: the chosen group, and a report to compare this browser with. */
export type ProbeState = v.InferOutput<typeof probeSchema>;
