import type { LanguageCode } from '@genmaster/i18n';
import { bars } from '../figures/bars.ts';
import type { Figure } from '../figures/figure-data.ts';

const regions = {
  en: { south: 'South', north: 'North', west: 'West', all: 'All regions' },
  hi: { south: 'साउथ', north: 'नॉर्थ', west: 'वेस्ट', all: 'सभी इलाके' },
} as const;

const texts = {
  en: {
    caption: 'Paid orders by region: South leads with 2,250.00. Drawn from the rows of the report above.',
    alternative: 'A bar chart with one bar for each region, longest first, from zero: {bars}.',
  },
  hi: {
    caption: 'इलाके के हिसाब से चुकाए गए ऑर्डर: साउथ 2,250.00 के साथ सबसे आगे। ऊपर की रिपोर्ट की पंक्तियों से बना।',
    alternative: 'हर इलाके की एक पट्टी वाला चार्ट, सबसे लंबी पहले, शून्य से शुरू: {bars}।',
  },
} as const;

/** Returns the report over the six sample orders: region, orders, total. */
export function regionRows(language: LanguageCode): readonly (readonly [string, string, string])[] {
  const { south, north, west } = regions[language];
  return [
    [south, '3', '2,250.00'],
    [north, '2', '2,000.00'],
    [west, '1', '950.00'],
  ];
}

/** Returns the row that sums the report. */
export const allRegionsRow = (language: LanguageCode) => [regions[language].all, '6', '5,200.00'] as const;

/** Returns region and total of each row, as the chart and its table show them. */
export const chartRows = (language: LanguageCode) =>
  regionRows(language).map(([region, , total]) => [region, total] as const);

/** Returns the chart of the paid orders, from the rows of its table. */
export function paidOrders(language: LanguageCode): Figure {
  const rows = chartRows(language);
  const { caption, alternative } = texts[language];
  return bars({
    caption,
    alternative: alternative.replace('{bars}', rows.map((row) => row.join(' ')).join(', ')),
    rows,
  });
}
