import * as v from 'valibot';
import { CONVERSIONS } from './map-answer.ts';
import { FAULTS, OPERATIONS } from './retry.ts';

/** Maximum length of the response, in characters. */
export const MAX_ANSWER = 4000;

/** Maximum number of attempts of a policy. */
export const MAX_ATTEMPTS = 6;

/** Selectable timeouts and first delays, in milliseconds. */
export const TIMEOUTS = [1000, 3000, 6000] as const;
export const WAITS = [200, 500, 1000] as const;

/** Schema that validates a stored connection. */
export const mappingSchema = v.strictObject({
  service: v.picklist(['parcel', 'payment']),
  payload: v.pipe(v.string(), v.maxLength(MAX_ANSWER)),
  mapping: v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.strictObject({ path: v.pipe(v.string(), v.maxLength(200)), convert: v.picklist(CONVERSIONS) }),
  ),
  operation: v.picklist(OPERATIONS),
  /** Fault of each attempt, in order. */
  faults: v.pipe(v.array(v.picklist(FAULTS)), v.maxLength(MAX_ATTEMPTS)),
  policy: v.strictObject({
    attempts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ATTEMPTS)),
    timeoutMs: v.picklist(TIMEOUTS),
    firstWaitMs: v.picklist(WAITS),
  }),
});

/** A service, the mapping of its response, the faults, and the retry policy. */
export type ServiceMappingState = v.InferOutput<typeof mappingSchema>;
