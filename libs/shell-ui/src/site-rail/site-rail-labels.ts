/** Texts of the rail and its drawer. */
export interface SiteRailLabels {
  /** Name of the rail and of its drawer. @default 'Areas' */
  name: string;
  /** Button that opens the drawer. @default 'All areas' */
  open: string;
  /** @default 'Close' */
  close: string;
  /** Link to the first page of an area. @default 'Overview' */
  overview: string;
}
