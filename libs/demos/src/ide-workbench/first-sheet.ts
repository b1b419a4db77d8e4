import type { PreviewSheet } from './preview-sheet.ts';

/** Page of the first project, shown before anything is fetched. */
export const firstSheet: PreviewSheet = {
  title: 'Overdue invoices',
  empty: 'Nothing is late.',
  head: [
    { label: 'Number', isNumber: false },
    { label: 'Due date', isNumber: false },
    { label: 'Amount', isNumber: true },
  ],
  rows: [
    ['INV-0003', '2030-05-04', '3584.60'],
    ['INV-0010', '2030-01-30', '3018.34'],
    ['INV-0005', '2030-02-11', '3010.98'],
    ['INV-0008', '2030-11-12', '2518.33'],
    ['INV-0006', '2030-05-25', '791.69'],
    ['INV-0011', '2030-11-23', '762.44'],
    ['INV-0001', '2030-11-18', '436.79'],
  ],
  foot: 'Amount: 14123.17',
};
