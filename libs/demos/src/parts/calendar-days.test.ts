import { dayOf, MONTH_NAMES } from './calendar-days.ts';

it.each([
  { year: '2030', month: 'Sept', day: '5', is: '2030-09-05' },
  { year: '2030', month: 'फ़रवरी', day: '28', is: '2030-02-28' },
  { year: '2028', month: '2', day: '29', is: '2028-02-29' },
])('reads $day $month $year as $is', ({ year, month, day, is }) => {
  expect(dayOf(year, month, day)).toBe(is);
});

it.each([
  { year: '2030', month: 'February', day: '29' },
  { year: '2030', month: '13', day: '1' },
  { year: '2030', month: 'Smarch', day: '1' },
])('rejects $day $month $year, which is in no calendar', ({ year, month, day }) => {
  expect(dayOf(year, month, day)).toBeNull();
});

it('finds a long month name before the short one in it', () => {
  expect(new RegExp(MONTH_NAMES, 'u').exec('september')?.[0]).toBe('september');
});
