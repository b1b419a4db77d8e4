import type { CodeDebuggerState } from './code-debugger-state.ts';

/** The function shown on the page, and one call of it. */
export const lateFee: CodeDebuggerState = {
  code: `function lateFee(amount, daysLate) {
  const graceDays = 5;
  const dailyRate = 0.001;

  if (daysLate <= graceDays) {
    return 0;
  }

  const chargeableDays = daysLate - graceDays;
  const fee = amount * dailyRate * chargeableDays;
  return Math.round(fee * 100) / 100;
}

console.log(lateFee(1200, 12));`,
  breakpoints: [{ line: 10, condition: '' }],
  watches: ['amount * dailyRate'],
  draft: '',
};

/** Example with one wrong row among many: a conditional breakpoint finds it. */
export const wrongRow: CodeDebuggerState = {
  code: `const rows = [];
for (let number = 1; number <= 400; number++) {
  rows.push({ number, amount: number === 317 ? "12,50" : number * 2 });
}

let total = 0;
for (const row of rows) {
  total = total + row.amount;
}

console.log(total);`,
  breakpoints: [{ line: 8, condition: 'typeof row.amount !== "number"' }],
  watches: ['row', 'typeof total'],
  draft: '',
};

/** Example of an error deep in the call stack. */
export const lostCustomer: CodeDebuggerState = {
  code: `const customers = { C1: { name: "Asha Rao" } };

function nameOf(id) {
  return customers[id].name;
}

function greet(order) {
  const name = nameOf(order.customer);
  return "Dear " + name;
}

console.log(greet({ customer: "C1" }));
console.log(greet({ customer: "C2" }));`,
  breakpoints: [{ line: 8, condition: '' }],
  watches: ['order.customer'],
  draft: '',
};
