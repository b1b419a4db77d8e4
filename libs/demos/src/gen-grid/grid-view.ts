import { gridOrder } from '@genmaster/app-model';
import * as v from 'valibot';

/** Maximum number of characters of a quick search. */
export const LONGEST_SEARCH = 100;

/** Ids of the columns, as defined. */
export const columnIds: readonly string[] = gridOrder.fields.map(({ id }) => id);

/** Limits of a column’s width, in pixels. */
export const COLUMN_WIDTH = { least: 72, most: 640 } as const;

/** Width of a column that was hidden when the others got their widths, in pixels. */
export const UNSET_WIDTH_PX = 128;

/** Maximum number of pinned columns. */
export const MAX_PINNED = 3;

/** Maximum number of saved views. */
export const MAX_VIEWS = 6;

const fieldId = v.picklist(columnIds);

/** Schema of a filter of a column: a text it contains, an exact value, or a range. */
export const filterSchema = v.strictObject({
  contains: v.optional(v.string()),
  is: v.optional(v.string()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});

export type ColumnFilterValue = v.InferOutput<typeof filterSchema>;

const columnList = v.pipe(v.array(fieldId), v.maxLength(columnIds.length));
const width = v.pipe(v.number(), v.minValue(COLUMN_WIDTH.least), v.maxValue(COLUMN_WIDTH.most));

/** Entries of a view’s schema. Those of the columns’ shape have defaults, because older views lack them. */
export const viewEntries = {
  search: v.pipe(v.string(), v.maxLength(LONGEST_SEARCH)),
  filters: v.record(v.string(), filterSchema),
  sorting: v.pipe(v.array(v.strictObject({ id: fieldId, desc: v.boolean() })), v.maxLength(columnIds.length)),
  group: v.nullable(fieldId),
  hidden: v.array(fieldId),
  /** Columns in the order of the visitor; those not named follow as defined. */
  order: v.optional(columnList, []),
  /** Columns that stay at the start while the others scroll. */
  pinned: v.optional(v.pipe(v.array(fieldId), v.maxLength(MAX_PINNED)), []),
  /** Widths in pixels; empty until the visitor resizes or pins a column. */
  widths: v.optional(v.record(v.string(), width), {}),
};

const viewSchema = v.strictObject(viewEntries);

/** A view of the rows: what is shown, in which order and shape. */
export type GridView = v.InferOutput<typeof viewSchema>;

/** Maximum length of a view’s name, in characters. */
export const LONGEST_VIEW_NAME = 40;

/** Schema of the saved views. */
export const savedViewsSchema = v.pipe(
  v.array(
    v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_VIEW_NAME)), view: viewSchema }),
  ),
  v.maxLength(MAX_VIEWS),
);

export type SavedViews = v.InferOutput<typeof savedViewsSchema>;

/** A view without filters, sorting or changed columns. */
export const plainView: GridView = {
  search: '',
  filters: {},
  sorting: [],
  group: null,
  hidden: [],
  order: [],
  pinned: [],
  widths: {},
};

/** Returns only the view of a state. */
export const viewOf = ({ search, filters, sorting, group, hidden, order, pinned, widths }: GridView): GridView => ({
  search,
  filters,
  sorting,
  group,
  hidden,
  order,
  pinned,
  widths,
});

/** Returns all columns in their order: the pinned ones first. */
export function columnOrder({ order, pinned }: Pick<GridView, 'order' | 'pinned'>): readonly string[] {
  const all = [...new Set([...order, ...columnIds])];
  return [...all.filter((id) => pinned.includes(id)), ...all.filter((id) => !pinned.includes(id))];
}

/** Returns the visible columns in their order. */
export const visibleColumns = (view: Pick<GridView, 'order' | 'pinned' | 'hidden'>): readonly string[] =>
  columnOrder(view).filter((id) => !view.hidden.includes(id));

/**
 * Moves a column to the position of another one. Pinned columns stay before all others, so a column moves only among
 * columns of its own kind; `null` when it cannot move there.
 */
export function placeColumn(view: GridView, id: string, target: string): GridView | null {
  if (id === target || view.pinned.includes(id) !== view.pinned.includes(target)) return null;
  const line = columnOrder(view);
  const rest = line.filter((one) => one !== id);
  const at = rest.indexOf(target) + (line.indexOf(id) < line.indexOf(target) ? 1 : 0);
  return { ...view, order: rest.toSpliced(at, 0, id) };
}

/** Moves a column by one visible column, by 1 or -1; `null` at the edge. */
export function moveColumn(view: GridView, id: string, by: 1 | -1): GridView | null {
  const line = visibleColumns(view);
  const target = line[line.indexOf(id) + by];
  return target === undefined ? null : placeColumn(view, id, target);
}

/** Sets the width of a column, within the limits. `measured` holds the current widths, which then stay as they are. */
export function resizeColumn(view: GridView, id: string, to: number, measured: GridView['widths']): GridView {
  const within = Math.round(Math.min(Math.max(to, COLUMN_WIDTH.least), COLUMN_WIDTH.most));
  return { ...view, widths: { ...measured, ...view.widths, [id]: within } };
}

/** Pins or unpins a column. Pinned columns need widths, so they get the `measured` ones. `null` beyond the limit. */
export function togglePin(view: GridView, id: string, measured: GridView['widths']): GridView | null {
  if (view.pinned.includes(id)) return { ...view, pinned: view.pinned.filter((one) => one !== id) };
  if (view.pinned.length === MAX_PINNED) return null;
  return { ...view, pinned: [...view.pinned, id], widths: { ...measured, ...view.widths } };
}

/** Returns whether a view has its own widths; without them, the browser divides the available width. */
export const isSized = ({ widths, pinned }: Pick<GridView, 'widths' | 'pinned'>): boolean =>
  pinned.length > 0 || Object.keys(widths).length > 0;

/**
 * Calculates the offsets of the pinned columns from the start edge, in pixels. Those beyond `room` scroll with the
 * rest, so that a narrow screen still shows the other columns.
 */
export function pinOffsets(view: GridView, room: number): Readonly<Record<string, number>> {
  const offsets: Record<string, number> = {};
  let end = 0;
  for (const id of visibleColumns(view).filter((one) => view.pinned.includes(one))) {
    const start = end;
    end += view.widths[id] ?? UNSET_WIDTH_PX;
    if (end > room) break;
    offsets[id] = start;
  }
  return offsets;
}

/** Saves a view under a name; the same name replaces the former one. `null` beyond the limit. */
export function saveView(views: SavedViews, name: string, view: GridView): SavedViews | null {
  const others = views.filter((one) => one.name !== name);
  return others.length === MAX_VIEWS ? null : [...others, { name, view: viewOf(view) }];
}
