import fc from 'fast-check';
import { calculate } from './calculate.ts';

it.each([
  ['51*2', 102, ''],
  ['128/2', 64, ''],
  ['(10 + 5) / 3', 5, ''],
  ['2 + 3 * 4', 14, ''],
  ['-5 + 10', 5, ''],
  ['50% - 10%', 40, '%'],
  ['calc(0.5turn / 2)', 0.25, 'turn'],
  ['0.5turn - 0.25turn', 0.25, 'turn'],
  ['0.5turn + 100grad - 30deg', 240, 'deg'],
  ['calc(infinity)', Infinity, ''],
  ['2 * (1 + calc(1 + 1))', 6, ''],
  ['1e2', 100, ''],
  ['0.', 0, ''],
  ['.5', 0.5, ''],
  ['1.e2', 100, ''],
  ['2. * 1.5', 3, ''],
])('%s is %d%s', (text, value, unit) => {
  expect(calculate(text)).toEqual({ value, unit });
});

it.each([
  '',
  '1 +',
  '* 2',
  '50% + 1',
  '90deg + 1',
  '90deg * 2rad',
  '2% * 3%',
  '1 / 2%',
  '(1',
  '1)',
  '1 2',
  '.',
  '1..5',
  '1.2.3',
  'x',
  'url(x)',
  '('.repeat(400),
])('%j is no sum', (text) => {
  expect(calculate(text)).toBeNull();
});

it('agrees with JavaScript for sums of numbers', () => {
  const number = fc.integer({ min: 1, max: 999 }).map(String);
  const sum = fc
    .array(fc.tuple(fc.constantFrom('+', '-', '*', '/'), number), { maxLength: 6 })
    .chain((rest) => number.map((first) => first + rest.map((pair) => ` ${pair.join(' ')}`).join('')));
  fc.assert(
    fc.property(sum, (text) => {
      expect(calculate(text)!.value).toBeCloseTo(new Function(`return ${text}`)() as number, 6);
    }),
  );
});
