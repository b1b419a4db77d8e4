import { dayOf, MONTH_NAMES } from '../parts/calendar-days.ts';

/** A date in a text with its possible readings; two where day and month can be swapped. */
export interface FoundDay {
  start: number;
  end: number;
  /** Dates as year-month-day. */
  readings: readonly string[];
}

const PATTERNS = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[ .-]+(?<month>${MONTH_NAMES})\\.?,?[ -]+(?<year>\\d{4})(?!\\d)`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<month>${MONTH_NAMES})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})(?!\\d)`,
    'giu',
  ),
  /(?<![\d.])(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?!\d)/gu,
];

/** Finds calendar dates in any of the known notations; an impossible date is ignored. */
export function findDays(text: string): readonly FoundDay[] {
  return PATTERNS.flatMap((pattern, kind) =>
    [...text.matchAll(pattern)].flatMap((match): FoundDay[] => {
      const { year = '', month = '', day = '' } = match.groups ?? {};
      const usual = dayOf(year, month, day);
      const other = kind === PATTERNS.length - 1 ? dayOf(year, day, month) : null;
      const readings = [...new Set([usual, other].filter((reading) => reading !== null))];
      return readings.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, readings }];
    }),
  ).toSorted((a, b) => a.start - b.start);
}
