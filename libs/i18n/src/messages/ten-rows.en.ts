// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.status': 'Orders by status',
  'scenario.returned': 'One order comes back',
  'scenario.renamed': 'A field is renamed',
  rename: 'Rename the field',
  to: 'to',
  grid: 'Grid',
  form: 'Form',
  edit: 'Edit',
  editRow: 'Edit {number}',
  report: 'Report',
  group: 'Group by',
  caption: '{sum} by {group}',
  export: 'Export',
  download: 'Download CSV',
  written: 'The rows were written to a CSV file.',
  changedLines:
    '{count, plural, =0 {CSV of the rows} one {CSV of the rows, 1 line changed} other {CSV of the rows, {count} lines changed}}',
  definition: 'The definition',
} as const;
