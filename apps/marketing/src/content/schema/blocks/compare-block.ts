import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** A comparison table: a tick or an empty cell for each property. */
export const compareBlock = v.pipe(
  v.strictObject({
    kind: v.literal('compare'),
    ...bandHead,
    /** Heading of the rows, then one heading per column of ticks. */
    columns: v.pipe(v.array(text), v.minLength(2)),
    rows: v.array(v.strictObject({ name: text, has: v.array(v.boolean()) })),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ has }) => has.length === columns.length - 1),
    'Each row says yes or no for every column after the first',
  ),
);
