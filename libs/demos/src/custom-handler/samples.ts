import { invoice, type Entity } from '@genmaster/app-model';
import type { CustomHandlerState } from './endpoint.ts';

const money = (id: string, name: string): Entity['fields'][0] => ({
  id,
  name,
  type: 'decimal',
  required: true,
  minimum: 0,
  decimals: 2,
});

/** Example: a fee that is calculated and stored nowhere. */
export const lateFee: CustomHandlerState = {
  base: invoice,
  endpoint: {
    method: 'POST',
    path: '/invoices/{id}/late-fee',
    purpose: 'Work out the fee for paying late',
    input: {
      name: 'Late fee',
      fields: [{ id: 'days', name: 'Days late', type: 'integer', required: true, minimum: 1, maximum: 365 }],
    },
    output: { name: 'Late fee answer', fields: [money('fee', 'Fee'), money('total', 'Total')] },
    errors: [{ name: 'NothingDue', status: 409 }],
  },
  code: `// Ten for each late day, at most a tenth of the amount.
function handle(input, invoice) {
  if (invoice.amount === 0) {
    throw { name: 'NothingDue', message: 'The invoice has no amount.' };
  }
  const fee = Math.min(input.daysLate * 10, invoice.amount / 10);
  return { fee: round(fee), total: round(invoice.amount + fee) };
}

function round(value) {
  return Math.round(value * 100) / 100;
}`,
  id: '2',
  body: '{ "daysLate": 2 }',
  answer: {
    status: 200,
    kind: 'done',
    body: '{\n  "fee": 20,\n  "total": 309.24\n}',
    name: '',
    line: 0,
    printed: '',
  },
};

/** Example: an invoice split into parts, with an error that its handler declares. */
export const splitInvoice: CustomHandlerState = {
  base: invoice,
  endpoint: {
    method: 'POST',
    path: '/invoices/{id}/split',
    purpose: 'Split an invoice into equal parts',
    input: {
      name: 'Split',
      fields: [
        { id: 'parts', name: 'Parts', type: 'integer', required: true, minimum: 2, maximum: 12 },
        money('least', 'Least'),
      ],
    },
    output: { name: 'Split answer', fields: [money('each', 'Each'), money('last', 'Last')] },
    errors: [{ name: 'PartTooSmall', status: 409 }],
  },
  code: `// The last part takes what does not divide.
function handle(input, invoice) {
  const cents = Math.round(invoice.amount * 100);
  const each = Math.floor(cents / input.parts);
  if (each < input.least * 100) {
    throw { name: 'PartTooSmall', message: 'A part would be ' + each / 100 + ', less than ' + input.least + '.' };
  }
  return { each: each / 100, last: (cents - each * (input.parts - 1)) / 100 };
}`,
  id: '3',
  body: '{ "parts": 12, "least": 1000 }',
  answer: {
    status: 409,
    kind: 'declared',
    body: '{\n  "title": "A part would be 298.71, less than 1000.",\n  "error": "PartTooSmall"\n}',
    name: 'PartTooSmall',
    line: 6,
    printed: '',
  },
};

/** Example: a handler that never ends. */
export const endless: CustomHandlerState = {
  ...lateFee,
  endpoint: {
    ...lateFee.endpoint,
    path: '/invoices/{id}/reminders',
    purpose: 'Count the reminders until the amount is paid',
    output: {
      name: 'Reminders answer',
      fields: [{ id: 'count', name: 'Count', type: 'integer', required: true, minimum: 0 }],
    },
    errors: [],
  },
  code: `// Nothing in the loop changes the amount.
function handle(input, invoice) {
  let count = 0;
  while (invoice.amount > 0) {
    count += 1;
  }
  return { count };
}`,
  answer: null,
};
