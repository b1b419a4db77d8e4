import { westernDigits } from '@genmaster/app-model';
import { dayOf, MONTH_NAMES } from '../parts/calendar-days.ts';
import type { FactType } from './draft-facts.ts';

/** A number, an amount or a date found in a text. */
export interface FoundValue {
  type: Exclude<FactType, 'text'>;
  value: string | number;
  start: number;
  end: number;
}

const DAYS = [
  { pattern: /\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b/gu },
  {
    pattern: new RegExp(`(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month>${MONTH_NAMES})\\.?,?\\s+(?<year>\\d{4})`, 'giu'),
  },
  {
    pattern: new RegExp(`(?<month>${MONTH_NAMES})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})`, 'giu'),
  },
  { pattern: /\b(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})\b/gu },
];
const NUMBER = '\\d+(?:,\\d+)*(?:\\.\\d+)?';
/** An amount before its currency begins at no later place of a number: else every digit of a long one is a new start. */
const MONEY = new RegExp(
  `(?:₹|Rs\\.?|INR)\\s*(${NUMBER})|(?<![\\d,.])(${NUMBER})\\s*(?:rupees?\\b|INR\\b|रुपये|रुपए|रु\\.?)`,
  'giu',
);
const PLAIN = new RegExp(`(?<![\\p{L}\\p{M}\\d])${NUMBER}(?![\\p{L}\\p{M}\\d])`, 'gu');

/** Finds every date, amount and number written in digits, Latin or Devanagari. Words such as “twelve” are not read. */
export function findValues(typed: string): readonly FoundValue[] {
  let rest = westernDigits(typed);
  const found: FoundValue[] = [];
  const take = (
    type: FoundValue['type'],
    pattern: RegExp,
    read: (match: RegExpExecArray) => string | number | null,
  ) => {
    for (const match of [...rest.matchAll(pattern)]) {
      const value = read(match);
      if (value === null) continue;
      const end = match.index + match[0].length;
      found.push({ type, value, start: match.index, end });
      // Text that was matched is blanked out, so that it is not matched again; the other positions stay.
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end);
    }
  };
  for (const { pattern } of DAYS)
    take('date', pattern, ({ groups: { year = '', month = '', day = '' } = {} }) => dayOf(year, month, day));
  take('money', MONEY, ([, before, after]) => numberOf(before ?? after ?? ''));
  take('number', PLAIN, ([text]) => numberOf(text));
  return found.toSorted((one, other) => one.start - other.start);
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));
