/** The texts of the rail and its drawer. */
export interface SiteRailLabels {
  /** Name of the rail and of its drawer. @default 'Areas' */
  name: string;
  /** The button that opens the drawer. @default 'All areas' */
  open: string;
  /** @default 'Close' */
  close: string;
  /** The link to an area's first page. @default 'Overview' */
  overview: string;
}
