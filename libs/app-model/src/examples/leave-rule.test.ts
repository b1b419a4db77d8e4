import {
  daysLeftOf,
  firstRequests,
  people,
  personOf,
  refusalOf,
  reportFor,
  visibleTo,
  workingDaysOf,
  type Request,
} from './leave-rule.ts';

const request = (id: number) => firstRequests.find((one) => one.id === id)!;
const about = (user: number, one: Request, requests = firstRequests) => ({
  user: personOf(user),
  request: one,
  requests,
});

it.each([
  { days: 'a week with a holiday', first: '2030-01-10', last: '2030-01-16', count: 4 },
  { days: 'a weekend', first: '2030-01-12', last: '2030-01-13', count: 0 },
  { days: 'one day', first: '2030-01-15', last: '2030-01-15', count: 1 },
  { days: 'days in the wrong order', first: '2030-01-16', last: '2030-01-15', count: 0 },
])('counts $days as $count', ({ first, last, count }) => {
  expect(workingDaysOf({ first, last })).toHaveLength(count);
});

it.each([
  { refusal: 'notManager', user: 4, about: 4 },
  { refusal: 'ownRequest', user: 1, about: 5 },
  { refusal: 'notTheirs', user: 1, about: 4 },
  { refusal: 'decided', user: 1, about: 2 },
  { refusal: 'tooMany', user: 1, about: 3 },
  { refusal: null, user: 1, about: 1 },
  { refusal: null, user: 2, about: 4 },
])('shows “$refusal” to person $user about request $about', ({ refusal, user, about: id }) => {
  expect(refusalOf('approve', about(user, request(id)))).toBe(refusal);
});

it('lets a manager refuse a request without days left or without a working day', () => {
  const weekend = { ...request(1), first: '2030-01-12', last: '2030-01-13' };

  expect(refusalOf('refuse', about(1, request(3)))).toBeNull();
  expect(refusalOf('approve', about(1, weekend))).toBe('noDays');
  expect(refusalOf('refuse', about(1, weekend))).toBeNull();
});

it('subtracts only approved days from the remaining days', () => {
  const zoe = people[2]!;
  const all = firstRequests.map((one) => ({ ...one, status: 'approved' as const }));

  expect(daysLeftOf(zoe, firstRequests)).toBe(5);
  expect(daysLeftOf(zoe, all)).toBe(5 - workingDaysOf(request(3)).length);
});

it('shows an employee only their own requests, in the queue and in the report', () => {
  expect(visibleTo(personOf(3), firstRequests).map(({ id }) => id)).toEqual([2, 3]);
  expect(reportFor(personOf(3), firstRequests).map(({ values }) => values)).toEqual([
    { employee: 'Zoe Specimen', month: '2030-01', days: 5 },
  ]);
  expect(reportFor(personOf(4), firstRequests)).toEqual([]);
});

it('counts days across two months in both', () => {
  const across = [{ ...request(5), status: 'approved' as const }];

  expect(reportFor(personOf(1), across).map(({ values }) => [values['month'], values['days']])).toEqual([
    ['2030-01', 1],
    ['2030-02', 1],
  ]);
});
