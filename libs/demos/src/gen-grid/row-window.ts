/** Height of a row; all are of one height, so that their places can be worked out. */
export const ROW_HEIGHT_PX = 42;

/** Rows drawn above and below those in view. */
const MARGIN = 6;

/** Which rows are drawn, and the height of those above and below that are not. */
export interface RowWindow {
  from: number;
  to: number;
  above: number;
  below: number;
}

/** Works out the window of a list that is scrolled to a place. */
export function windowOf({
  count,
  scrollTop,
  height,
}: {
  count: number;
  scrollTop: number;
  height: number;
}): RowWindow {
  const first = Math.floor(scrollTop / ROW_HEIGHT_PX) - MARGIN;
  const from = Math.max(0, Math.min(first, count - 1));
  const to = Math.min(count, Math.max(from, first + Math.ceil(height / ROW_HEIGHT_PX) + 2 * MARGIN));
  return { from, to, above: from * ROW_HEIGHT_PX, below: (count - to) * ROW_HEIGHT_PX };
}

/** Where to scroll so that a row can be seen; `null` when it can already. */
export function scrollToRow(row: number, { scrollTop, height }: { scrollTop: number; height: number }): number | null {
  const top = row * ROW_HEIGHT_PX;
  // The heading stays on top and covers one row.
  if (top < scrollTop) return top;
  return top + 2 * ROW_HEIGHT_PX > scrollTop + height ? top + 2 * ROW_HEIGHT_PX - height : null;
}
