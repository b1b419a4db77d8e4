import * as v from 'valibot';
import { CONVERSIONS } from './map-answer.ts';
import { FAULTS, OPERATIONS } from './retry.ts';

/** The longest answer that is taken, in characters. */
export const MAX_ANSWER = 4000;

/** How many attempts a policy may allow. */
export const MAX_ATTEMPTS = 6;

/** The time limits and first waits on offer, in milliseconds. */
export const TIMEOUTS = [1000, 3000, 6000] as const;
export const WAITS = [200, 500, 1000] as const;

/** Checks a kept connection. */
export const mappingSchema = v.strictObject({
  service: v.picklist(['parcel', 'payment']),
  payload: v.pipe(v.string(), v.maxLength(MAX_ANSWER)),
  mapping: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.strictObject({ path: v.pipe(v.string(), v.maxLength(200)), convert: v.picklist(CONVERSIONS) }),
  ),
  operation: v.picklist(OPERATIONS),
  /** What happens to each attempt in turn. */
  faults: v.pipe(v.array(v.picklist(FAULTS)), v.maxLength(MAX_ATTEMPTS)),
  policy: v.strictObject({
    attempts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ATTEMPTS)),
    timeoutMs: v.picklist(TIMEOUTS),
    firstWaitMs: v.picklist(WAITS),
  }),
});

/** A service, the mapping of its answer, what goes wrong, and the policy that answers. */
export type ServiceMappingState = v.InferOutput<typeof mappingSchema>;
