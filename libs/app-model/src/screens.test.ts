import { invoice } from './examples.ts';
import { themeSheet } from './screens.ts';

it('names no class with a digit at its start', () => {
  expect(themeSheet(invoice)).toContain('.invoices-card {');
  expect(themeSheet({ ...invoice, name: '2nd invoice' })).toContain('.entity-2nd-invoices-card {');
});
