import { invoice, type Entity } from '@genmaster/app-model';

/** The invoice of the site, with an additional choice field and an optional field. */
export const billedInvoice: Entity = {
  ...invoice,
  fields: [
    ...invoice.fields,
    { id: 'status', name: 'Status', type: 'choice', required: true, choices: ['open', 'sent', 'paid'] },
    { id: 'note', name: 'Note', type: 'text', required: false, maxLength: 80 },
  ],
};

/** Code with three errors that look right but fail at run time. */
export const OVERDUE = `// Invoices that are late, the largest first.
export function overdue(invoices, today) {
  return invoices
    .filter((one) => one.dueDate < today)
    .filter((one) => one.status !== 'payed')
    .toSorted((one, other) => other.amont - one.amount);
}

export function lineOf(invoice) {
  return invoice.number + ' ' + invoice.note.trim();
}
`;

/** Code with an incomplete line, to complete the name of a field. */
export const ARRIVALS = `// Who arrives today, and what the stay costs.
export function arrivals(roomBookings, today) {
  return roomBookings.filter((one) => one.)
}

export function price(roomBooking, perNight) {
  const { nights, breakfast } = roomBooking;
  const each = breakfast ? perNight + 12 : perNight;
  return roomBooking.rate === 'flexible' ? nights * each : nights * each * 0.9;
}
`;

/** The model after a field was renamed: the code still uses the old name. */
export const renamedInvoice: Entity = {
  ...billedInvoice,
  fields: billedInvoice.fields.map((field) => (field.id === 'amount' ? { ...field, name: 'Total amount' } : field)),
};

export const SUMS = `// What is still to come, by state.
export function sums(invoices) {
  const sums = { open: 0, sent: 0 };
  for (const { status, amount } of invoices) {
    if (status === 'open') sums.open += amount;
    if (status === 'sent') sums.sent += amount;
  }
  return sums;
}
`;
