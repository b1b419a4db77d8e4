/** Starting code of the checkers. */
export const REMIND = `import { sendMail, formatDate } from './mail.js';

export async function remind(invoices, today) {
  for (const invoice of invoices) {
    if (invoice.dueDate < today) {
      if (invoice.status == 'unpaid') {
        if (invoice.email) await sendMail(invoice.email, 'Reminder');
      }
    }
  }
}

export function showTotal(element, invoice) {
  element.innerHTML = '<b>' + invoice.customer + '</b>: ' + invoice.amount;
}
`;

export const TYPED_FEE = `import type { Invoice } from './invoice.ts';

interface Fee {
  amount: number;
  reason?: string;
}

export function lateFee(invoice: Invoice, days: number): Fee {
  const rate = 0.01 as number;
  let reason = '';
  try {
    reason = explain(invoice);
  } catch {}
  if (days = 0) {
    return { amount: 0, amount: 1 };
  }
  return { amount: invoice.amount! * days, reason };
  console.log(rate);
}

function explain(invoice: Invoice): string {
  return eval(invoice.rule);
}
`;

export const SHIPPING = `export function shipping(order, country, isExpress) {
  let price = 0;
  if (order.total > 100) price = 0;
  else if (country === 'IN') price = !!isExpress ? 12 : 5;
  else if (country === 'NP' || country === 'BD') price = isExpress ? 20 : 9;
  else price = isExpress ? 45 : 25;
  order.lines.map((line) => {
    if (line.fragile && price > 0) price += 3;
  });
  order.isFree = price === 0 ? true : false;
  return price;
}
`;

export const MIXED = `var total = 0;
for (const line of lines) total = total + line['amount'];

function label(customer_name, count) {
  if (0 === count) {
    return 'Nothing for ' + customer_name;
  } else {
    return customer_name + ': ' + count;
  }
}

let report = { label: label, total: total, rows: lines.map(function (line) {
  return line.amount != null && line.amount == 0;
}) };
`;

export const OLD_STYLE = `var self = this;
var names = ['open', 'paid'];
function state(invoice) {
  var found = names.filter(function (name) { return name == invoice['state']; });
  if (found.length) return 'Invoice is ' + found[0];
  else return 'Unknown';
}
`;

export const UNIFORM = `const names = ['open', 'paid'];

export function state(invoice) {
  const found = names.find((name) => name === invoice.state);
  return found ? \`Invoice is \${found}\` : 'Unknown';
}
`;
