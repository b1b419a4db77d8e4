import * as v from 'valibot';
import { gridOrder } from '@genmaster/app-model';
import { choicesIn, sampleRowsIn } from '@genmaster/app-model';
import type { Row, Value } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import { LONGEST_VIEW_NAME, plainView, savedViewsSchema, viewEntries } from './grid-view.ts';

/** Number of rows of the grid. */
export const ROW_COUNT = 1000;

/** Maximum number of undo steps. */
const MAX_EDITS = 200;

const fieldId = v.picklist(gridOrder.fields.map(({ id }) => id));
const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Schema of a kept grid. */
export const stateSchema = v.strictObject({
  ...viewEntries,
  /** Views that the visitor saved, by name. */
  views: v.optional(savedViewsSchema, []),
  /** Name for the next saved view, as far as it is typed. */
  draft: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_VIEW_NAME)), ''),
  /** Stored edits, oldest first; undo removes the last. */
  edits: v.pipe(
    v.array(v.strictObject({ row: v.number(), field: fieldId, from: valueSchema, to: valueSchema })),
    v.maxLength(MAX_EDITS),
  ),
});

/** State of the grid: the visitor’s view, and their edits. The rows themselves can be generated again. */
export type GenGridState = v.InferOutput<typeof stateSchema>;

/** A grid without filters, order or edits. */
export const plainGrid: GenGridState = { ...plainView, views: [], draft: '', edits: [] };

const made = new Map<LanguageCode, readonly Row[]>();

/** Returns the rows before any edit, in the language of the page; they are generated once. */
function sampleOrders(language: LanguageCode): readonly Row[] {
  const rows = made.get(language) ?? sampleRowsIn(language, choicesIn(language, gridOrder), ROW_COUNT);
  made.set(language, rows);
  return rows;
}

/** Returns the rows with all edits applied. */
export function rowsOf(edits: GenGridState['edits'], language: LanguageCode): Row[] {
  const changed = new Map<number, Record<string, Value>>();
  for (const { row, field, to } of edits) changed.set(row, { ...changed.get(row), [field]: to });
  return sampleOrders(language).map((row) => {
    const values = changed.get(row.id);
    return values ? { ...row, values: { ...row.values, ...values } } : row;
  });
}

/** Stores an edit; beyond the limit the oldest becomes final by being merged into the next. */
export function storeEdit(state: GenGridState, edit: GenGridState['edits'][number]): GenGridState {
  if (state.edits.length < MAX_EDITS) return { ...state, edits: [...state.edits, edit] };
  const [oldest, ...rest] = state.edits;
  const isOverwritten = rest.some(({ row, field }) => row === oldest?.row && field === oldest.field);
  return isOverwritten ? { ...state, edits: [...rest, edit] } : state;
}
