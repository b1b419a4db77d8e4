import * as v from 'valibot';
import { RAILS } from './rails.ts';

/** Checks a kept lens. */
export const lensSchema = v.strictObject({
  /** The defaults that are switched off. */
  off: v.pipe(v.array(v.picklist(RAILS)), v.maxLength(RAILS.length)),
  /** What somebody types into the search of the sample screen. */
  typed: v.pipe(v.string(), v.maxLength(120)),
});

/** The defaults that are off, and what is typed against them. */
export type SecurityLensState = v.InferOutput<typeof lensSchema>;
