import type { Row } from '../values.ts';

export interface Person {
  id: number;
  name: string;
  /** Id of the person who approves this person’s leave. */
  manager: number | null;
  allowance: number;
}

export interface Request {
  id: number;
  employee: number;
  first: string;
  last: string;
  reason: string;
  status: 'open' | 'approved' | 'refused';
}

/** Fictional people; a person who manages somebody has the role of a manager. */
export const people: readonly Person[] = [
  { id: 1, name: 'Meera Example', manager: null, allowance: 24 },
  { id: 2, name: 'Ravi Sample', manager: 1, allowance: 22 },
  { id: 3, name: 'Zoe Specimen', manager: 1, allowance: 10 },
  { id: 4, name: 'Emil Example', manager: 2, allowance: 20 },
];

export const holidays = [
  { id: 1, day: '2030-01-14', name: 'Holiday 1' },
  { id: 2, day: '2030-02-20', name: 'Holiday 2' },
] as const;

/** Initial requests of the example. */
export const firstRequests: readonly Request[] = [
  { id: 1, employee: 2, first: '2030-01-10', last: '2030-01-16', reason: 'Family visit', status: 'open' },
  { id: 2, employee: 3, first: '2030-01-21', last: '2030-01-25', reason: '', status: 'approved' },
  { id: 3, employee: 3, first: '2030-02-18', last: '2030-02-27', reason: 'Journey', status: 'open' },
  { id: 4, employee: 4, first: '2030-02-04', last: '2030-02-05', reason: 'Moving house', status: 'open' },
  { id: 5, employee: 1, first: '2030-01-31', last: '2030-02-01', reason: '', status: 'open' },
];

export const personOf = (id: number): Person => people.find((one) => one.id === id) ?? people[0]!;

export const isManager = (person: Person): boolean => people.some(({ manager }) => manager === person.id);

const DAY_MS = 86_400_000;

/** Returns the working days of a period: no weekends, no holidays. */
export function workingDaysOf({ first, last }: Pick<Request, 'first' | 'last'>): readonly string[] {
  const count = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1);
  return Array.from({ length: Math.min(count, 366) }, (_, index) => new Date(Date.parse(first) + index * DAY_MS))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !holidays.some((one) => one.day === day));
}

/** Returns the number of a person’s remaining days after the approved requests. */
export const daysLeftOf = ({ id, allowance }: Person, requests: readonly Request[]): number =>
  allowance -
  requests
    .filter(({ employee, status }) => employee === id && status === 'approved')
    .reduce((sum, request) => sum + workingDaysOf(request).length, 0);

/** Input of a condition of the rule. */
interface Case {
  user: Person;
  request: Request;
  requests: readonly Request[];
}

/** Approval rule: each condition as the page prints it, with its check. */
export const APPROVAL_RULE = [
  { id: 'notManager', printed: "user.role = 'manager'", holds: ({ user }: Case) => isManager(user) },
  {
    id: 'ownRequest',
    printed: 'request.employee != user',
    holds: ({ user, request }: Case) => request.employee !== user.id,
  },
  {
    id: 'notTheirs',
    printed: 'request.employee.manager = user',
    holds: ({ user, request }: Case) => personOf(request.employee).manager === user.id,
  },
  { id: 'decided', printed: "request.status = 'open'", holds: ({ request }: Case) => request.status === 'open' },
  {
    id: 'noDays',
    printed: 'request.workingDays >= 1',
    holds: ({ request }: Case) => workingDaysOf(request).length > 0,
  },
  {
    id: 'tooMany',
    printed: 'request.workingDays <= request.employee.daysLeft',
    holds: ({ request, requests }: Case) =>
      workingDaysOf(request).length <= daysLeftOf(personOf(request.employee), requests),
  },
] as const;

export type Refusal = (typeof APPROVAL_RULE)[number]['id'];

/** Conditions about days; a refusal does not need them. */
const ABOUT_DAYS: readonly string[] = ['noDays', 'tooMany'];

/** Returns the first condition that a decision breaks; `null` when the decision is allowed. A refusal needs no days. */
export function refusalOf(action: 'approve' | 'refuse', about: Case): Refusal | null {
  const asked = APPROVAL_RULE.filter(({ id }) => action === 'approve' || !ABOUT_DAYS.includes(id));
  return asked.find(({ holds }) => !holds(about))?.id ?? null;
}

/** Returns the requests that a person may see: their own, and those of the people they manage. */
export const visibleTo = (user: Person, requests: readonly Request[]): readonly Request[] =>
  requests.filter(({ employee }) => employee === user.id || personOf(employee).manager === user.id);

/** Returns the approved working days per person and month, for the requests that a person may see. */
export function reportFor(user: Person, requests: readonly Request[]): readonly Row[] {
  const days = visibleTo(user, requests)
    .filter(({ status }) => status === 'approved')
    .flatMap((request) => workingDaysOf(request).map((day) => `${request.employee} ${day.slice(0, 7)}`));
  return [...new Set(days)].sort().map((key, index) => {
    const [employee = '', month = ''] = key.split(' ');
    return {
      id: index + 1,
      values: { employee: personOf(Number(employee)).name, month, days: days.filter((one) => one === key).length },
    };
  });
}
