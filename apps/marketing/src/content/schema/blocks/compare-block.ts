import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** Which of a few things has what: a tick or nothing. */
export const compareBlock = v.pipe(
  v.strictObject({
    kind: v.literal('compare'),
    ...bandHead,
    /** What the rows are; then one per column of ticks. */
    columns: v.pipe(v.array(text), v.minLength(2)),
    rows: v.array(v.strictObject({ name: text, has: v.array(v.boolean()) })),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ has }) => has.length === columns.length - 1),
    'Each row says yes or no for every column after the first',
  ),
);
