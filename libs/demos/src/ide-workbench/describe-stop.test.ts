import { describeStop } from './describe-stop.ts';

/** Returns the requested message id and its values, joined by spaces. */
const t = ((id: string, values: object = {}) => [id, ...Object.values(values)].join(' ')) as never;

it.each([
  ['code', 'amount is not defined', 'stop.code why.undefined amount'],
  ['code', 'rows.sum is not a function', 'stop.code why.function rows.sum'],
  ['code', '“length” cannot be read of null', 'stop.code why.read length null'],
  ['code', 'The script has no function “overdue”', 'stop.code why.missing overdue'],
  ['code', 'Unexpected token', 'stop.code why.token'],
  ['code', 'thrown by the author', 'stop.code thrown by the author'],
  ['limit', 'steps', 'stop.limit limit.steps'],
  ['column', 'amont', 'stop.column amont'],
] as const)('describes a stop for %s, “%s”: %s', (kind, detail, said) => {
  expect(describeStop(t, { kind, detail }).replace(/\s+/g, ' ').trim()).toBe(said);
});
