import { booking } from '@genmaster/app-model';
import { judgeCode } from '../code-editor/judge-code.ts';
import { firstProblems } from './first-problems.ts';
import { ARRIVALS, billedInvoice, OVERDUE, renamedInvoice, SUMS } from './samples.ts';

it('shows in the page the findings of the checker in the first example', () => {
  expect(firstProblems).toEqual(judgeCode(OVERDUE, billedInvoice));
});

it('finds the intended errors in the other examples', () => {
  expect(judgeCode(ARRIVALS, booking).map(({ rule, line }) => `${line} ${rule}`)).toEqual(['3 syntax']);
  expect(judgeCode(SUMS, renamedInvoice).map(({ rule, written, fix }) => [rule, written, fix?.insert])).toEqual([
    ['known-field', 'amount', 'totalAmount: amount'],
  ]);
});
