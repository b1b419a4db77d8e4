import * as v from 'valibot';
import { bandHead, text } from './band-head.ts';

/** A table without boxes: the state before, the state now, and the work left for a person. At most one on a page. */
export const ledgerBlock = v.pipe(
  v.strictObject({
    kind: v.literal('ledger'),
    ...bandHead,
    /** Caption of the table for screen readers. @default the heading */
    caption: v.optional(text),
    columns: v.pipe(v.array(text), v.minLength(2)),
    rows: v.array(v.array(text)),
  }),
  v.check(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'Each row of a ledger has as many cells as there are columns',
  ),
);
