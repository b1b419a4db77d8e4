export type OrderStatus = 'delivered' | 'on its way' | 'open' | 'returned';

/** One row of the report. */
export interface Order {
  readonly number: string;
  /** ISO date. */
  readonly date: string;
  readonly customer: string;
  readonly region: string;
  readonly items: number;
  readonly status: OrderStatus;
  /** In euro. */
  readonly total: number;
}

type Row = [string, string, string, string, number, OrderStatus, number];

const rows: Row[] = [
  ['A-1041', '2026-01-08', 'Birch & Sons', 'North', 12, 'delivered', 1840],
  ['A-1042', '2026-01-11', 'Café Lumen', 'West', 4, 'delivered', 310.5],
  ['A-1043', '2026-01-15', 'Delta Print', 'South', 31, 'delivered', 4275.9],
  ['A-1044', '2026-01-22', 'Ekström AB', 'North', 7, 'returned', 689],
  ['A-1045', '2026-01-29', 'Fern Studio', 'East', 2, 'delivered', 128],
  ['A-1046', '2026-02-03', 'Gable Homes', 'West', 18, 'delivered', 2990],
  ['A-1047', '2026-02-07', 'Harbour Labs', 'South', 9, 'delivered', 1522.4],
  ['A-1048', '2026-02-16', 'Inkwell Press', 'East', 25, 'delivered', 3340],
  ['A-1049', '2026-02-20', 'Juniper Care', 'North', 3, 'returned', 214.2],
  ['A-1050', '2026-03-02', 'Kestrel Air', 'West', 44, 'on its way', 7810],
  ['A-1051', '2026-03-06', 'Lindt & Vogel', 'South', 6, 'on its way', 845],
  ['A-1052', '2026-03-13', 'Mosaic Tiles', 'East', 15, 'on its way', 2160.75],
  ['A-1053', '2026-03-21', 'Nimbus Data', 'North', 1, 'open', 99],
  ['A-1054', '2026-03-27', 'Orchard Foods', 'West', 22, 'open', 3055],
];

/** The orders of the sample report, oldest first. */
export const orders: readonly Order[] = rows.map(([number, date, customer, region, items, status, total]) => ({
  number,
  date,
  customer,
  region,
  items,
  status,
  total,
}));
