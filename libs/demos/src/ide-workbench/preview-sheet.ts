/** Content of a page as plain data, so that it can be posted to a frame. */
export interface PreviewSheet {
  title: string;
  head: readonly { label: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  /** Text below the table; empty for none. */
  foot: string;
  /** Text shown when there are no rows. */
  empty: string;
}
