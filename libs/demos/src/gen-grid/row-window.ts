/** Height of a row; all rows have the same height, so that their positions can be calculated. */
export const ROW_HEIGHT_PX = 42;

/** Rows rendered above and below the visible ones. */
const MARGIN = 6;

/** The range of rendered rows, and the height of the unrendered rows above and below. */
export interface RowWindow {
  from: number;
  to: number;
  above: number;
  below: number;
}

/** Calculates the window of a list at a scroll position. */
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

/** Returns the scroll position that makes a row visible; `null` when it is visible already. */
export function scrollToRow(row: number, { scrollTop, height }: { scrollTop: number; height: number }): number | null {
  const top = row * ROW_HEIGHT_PX;
  // The heading is sticky and covers one row.
  if (top < scrollTop) return top;
  return top + 2 * ROW_HEIGHT_PX > scrollTop + height ? top + 2 * ROW_HEIGHT_PX - height : null;
}
