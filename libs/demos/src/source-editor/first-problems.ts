import type { CodeProblem } from '../code-editor/check-code.ts';

/** Problems of the first example, so that the page shows them before anything is fetched. */
export const firstProblems: readonly CodeProblem[] = [
  {
    rule: 'known-choice',
    from: 185,
    to: 192,
    line: 5,
    written: "'payed'",
    field: 'status',
    allowed: ['open', 'sent', 'paid'],
    wanted: null,
    fix: { from: 185, to: 192, insert: "'paid'" },
  },
  {
    rule: 'known-field',
    from: 230,
    to: 235,
    line: 6,
    written: 'amont',
    field: 'Invoice',
    allowed: ['id', 'number', 'dueDate', 'amount', 'status', 'note'],
    wanted: null,
    fix: { from: 230, to: 235, insert: 'amount' },
  },
  {
    rule: 'may-be-empty',
    from: 332,
    to: 333,
    line: 10,
    written: '.',
    field: 'note',
    allowed: [],
    wanted: null,
    fix: { from: 332, to: 333, insert: '?.' },
  },
];
