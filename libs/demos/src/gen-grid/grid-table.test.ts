import { keepsFilter } from './grid-table.ts';

it.each([
  { filter: { from: '100' }, kept: [100, 200] },
  { filter: { from: '१००' }, kept: [100, 200] },
  { filter: { to: '१५०.५' }, kept: [99.5, 100] },
  { filter: { from: 'many' }, kept: [99.5, 100, 200] },
])('keeps the numbers within $filter, in the digits of either language', ({ filter, kept }) => {
  expect([99.5, 100, 200, null].filter((value) => keepsFilter(value, filter))).toEqual(kept);
});
