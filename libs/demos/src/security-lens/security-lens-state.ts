import * as v from 'valibot';
import { RAILS } from './rails.ts';

/** Schema that validates a stored state of the demo. */
export const lensSchema = v.strictObject({
  /** Ids of the defaults that are switched off. */
  off: v.pipe(v.array(v.picklist(RAILS)), v.maxLength(RAILS.length)),
  /** Text typed into the search of the sample screen. */
  typed: v.pipe(v.string(), v.maxLength(120)),
});

/** The defaults that are switched off, and the text typed into the search. */
export type SecurityLensState = v.InferOutput<typeof lensSchema>;
