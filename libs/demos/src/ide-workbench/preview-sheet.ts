/** What a page shows: plain data, so that it can be handed to a frame. */
export interface PreviewSheet {
  title: string;
  head: readonly { label: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  /** What stands below the table; empty for nothing. */
  foot: string;
  /** What is said when there are no rows. */
  empty: string;
}
