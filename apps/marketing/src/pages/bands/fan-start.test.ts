import { fanStart } from './fan-start.ts';

/** Middles of the new word at 1440 px, measured on the page. */
const MEASURED = [
  ['Amount', 'Total', 0.735],
  ['lateFee', 'a', 0.563],
  ['utils', 'visit', 0.464],
  ['Due', 'देय', 0.397],
  ['boolean', 'bit', 0.662],
  ['7 days', '10 days', 0.681],
  ['may', 'must', 0.494],
  ['cents', 'amount', 0.673],
  ['Friday', 'Monday', 0.694],
  ['early', '3 days', 0.568],
] as const;

it.each(MEASURED)('starts the fan of %s, then %s, below the new word', (from, to, share) => {
  expect(Math.abs(fanStart(from, to) - share)).toBeLessThan(0.04);
});

it('starts the fan beside a letter that reaches below the underline', () => {
  // The underline is interrupted from 0.279 to 0.369, measured on the page.
  expect(fanStart('Indigo', 'Evergreen')).toBeGreaterThan(0.369);
  expect(fanStart('Indigo', 'Evergreen')).toBeLessThan(0.4);
});

it('keeps the fan inside its drawing', () => {
  expect(fanStart('', 'one long value that needs several lines')).toBe(0.95);
});
