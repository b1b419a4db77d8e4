/** The words of a small generated grid. */
export const sampleGridTexts = {
  search: 'Find in rows',
  exportCsv: 'Export CSV',
  caption: (entity: string) => `Rows of ${entity}`,
  count: (found: number, all: number) => (found === all ? `${all} rows` : `${found} of ${all} rows`),
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  exported: (count: number) => `${count} rows were written to a CSV file.`,
} as const;
