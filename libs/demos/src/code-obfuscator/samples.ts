/** Example: a rule with three results. */
export const STATE = `function invoiceState(dueDate, today, paid) {
  if (paid) {
    return 'settled';
  }
  return dueDate < today ? 'overdue' : 'open';
}

const today = '2030-02-01';
console.log(invoiceState('2030-01-15', today, false));
console.log(invoiceState('2030-03-01', today, false));
console.log(invoiceState('2030-01-15', today, true));
`;

/** Example: a loop that shows the time cost of a level. */
export const PRICE = `/* @license Example Traders */
function priceOf(kilos, zone) {
  let price = 0;
  for (let kilo = 1; kilo <= kilos; kilo += 1) {
    if (kilo <= 2) price += 40;
    else if (zone === 'near') price += 12;
    else price += 19;
  }
  return price;
}

let total = 0;
for (let kilos = 1; kilos <= 40; kilos += 1) {
  total += priceOf(kilos, kilos % 2 === 0 ? 'near' : 'far');
}
console.log('All parcels: ' + total);
`;

/** Example: code that reads its own names. */
export const NAMES = `function total() {
  return 3;
}

function readNames(order) {
  const names = [];
  for (const name of Object.keys(order)) names.push(name);
  return names.join(', ');
}

console.log(readNames({ customer: 'Asha', amount: 1200 }));
console.log(total());
`;
