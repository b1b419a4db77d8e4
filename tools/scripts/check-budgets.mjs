// node tools/scripts/check-budgets.mjs: compares the sizes of the built site and packages with the limits in
// tools/budgets.mjs.
import { budgets, demoLimits } from '../budgets.mjs';
import { demoBudgets, measureBudget } from './lib/measure-budget.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} KB`;
const row = (name, size, limit, verdict) =>
  `${name.padEnd(36)}${size.padStart(12)}${limit.padStart(12)}  ${verdict}`.trimEnd();

console.log(row('What', 'gzip', 'limit', ''));
const all = [...budgets, ...demoBudgets(demoLimits)];
let failed = 0;
for (const budget of all) {
  let size;
  let problem;
  try {
    size = await measureBudget(budget);
    if (size > budget.limit) problem = `over by ${size - budget.limit} bytes`;
  } catch (error) {
    problem = error.message;
  }
  if (problem) failed += 1;
  console.log(row(budget.name, size === undefined ? '–' : kilobytes(size), kilobytes(budget.limit), problem ?? 'ok'));
}
console.log(`budgets: ${all.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
