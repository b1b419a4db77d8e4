import { bars, type BarRow } from '../figures/bars.ts';
import type { Figure } from '../figures/figure-data.ts';

/** The report over the six sample orders; the chart is drawn from these rows. */
export const REGION_ROWS = [
  ['South', '3', '2,250.00'],
  ['North', '2', '2,000.00'],
  ['West', '1', '950.00'],
] as const;

/** Returns the chart of the paid orders, from the rows of its table. */
export const paidOrders = (rows: readonly BarRow[]): Figure =>
  bars({
    caption: 'Paid orders by region: South leads with 2,250.00. Drawn from the rows of the report above.',
    alternative: `A bar chart with one bar for each region, longest first, from zero: ${rows.map((row) => row.join(' ')).join(', ')}.`,
    rows,
  });
