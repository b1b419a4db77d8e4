import type { LanguageCode } from '@genmaster/i18n';
import type { TenantAnswer } from './tenant-messages.ts';
import { personsIn } from './tenant-sql.ts';

/** Results of the first query of each page in English; a test compares them with the database. */
const english = {
  'sample-clinic': {
    version: '3.54.1',
    screen: {
      kind: 'rows',
      columns: ['id', 'patient', 'day', 'fee'],
      rows: [
        [1, 'Sample Person 1', '2030-03-04', 400],
        [3, 'Sample Person 3', '2030-03-05', 250],
        [6, 'Sample Person 6', '2030-03-07', 550],
      ],
      isCut: false,
    },
    result: {
      kind: 'rows',
      columns: ['id', 'tenant', 'patient', 'fee'],
      rows: [[1, 'sample-clinic', 'Sample Person 1', 400]],
      isCut: false,
    },
    withoutRule: {
      kind: 'rows',
      columns: ['id', 'tenant', 'patient', 'fee'],
      rows: [
        [1, 'sample-clinic', 'Sample Person 1', 400],
        [2, 'example-clinic', 'Sample Person 2', 650],
        [4, 'specimen-clinic', 'Sample Person 4', 900],
      ],
      isCut: false,
    },
  },
  'example-clinic': {
    version: '3.54.1',
    screen: {
      kind: 'rows',
      columns: ['id', 'patient', 'day', 'fee'],
      rows: [
        [2, 'Sample Person 2', '2030-03-04', 650],
        [5, 'Sample Person 5', '2030-03-06', 300],
        [8, 'Sample Person 8', '2030-03-11', 480],
      ],
      isCut: false,
    },
    result: {
      kind: 'rows',
      columns: ['id', 'tenant', 'patient', 'fee'],
      rows: [[2, 'example-clinic', 'Sample Person 2', 650]],
      isCut: false,
    },
    withoutRule: {
      kind: 'rows',
      columns: ['id', 'tenant', 'patient', 'fee'],
      rows: [
        [1, 'sample-clinic', 'Sample Person 1', 400],
        [2, 'example-clinic', 'Sample Person 2', 650],
        [4, 'specimen-clinic', 'Sample Person 4', 900],
      ],
      isCut: false,
    },
  },
} as const satisfies Readonly<Record<string, TenantAnswer>>;

type FirstAnswers = Readonly<Record<keyof typeof english, TenantAnswer>>;

/** Results of the first queries, with the rows of each language. */
export const firstAnswers: Readonly<Record<LanguageCode, FirstAnswers>> = {
  en: english,
  hi: JSON.parse(personsIn('hi', JSON.stringify(english))) as FirstAnswers,
};
