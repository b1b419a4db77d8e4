import type { FactType } from './draft-facts.ts';

/** A number, a sum or a day that a text names. */
export interface FoundValue {
  type: Exclude<FactType, 'text'>;
  value: string | number;
  start: number;
  end: number;
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'जनवरी'],
  ['february', 'feb', 'फ़रवरी', 'फरवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'जुलाई'],
  ['august', 'aug', 'अगस्त'],
  ['september', 'sep', 'sept', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'दिसंबर', 'दिसम्बर'],
];

const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const DAYS = [
  { pattern: /\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b/gu },
  { pattern: new RegExp(`(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month>${MONTH})\\.?,?\\s+(?<year>\\d{4})`, 'giu') },
  { pattern: new RegExp(`(?<month>${MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})`, 'giu') },
  { pattern: /\b(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})\b/gu },
];
const NUMBER = '\\d+(?:,\\d+)*(?:\\.\\d+)?';
const MONEY = new RegExp(`(?:₹|Rs\\.?|INR)\\s*(${NUMBER})|(${NUMBER})\\s*(?:rupees?\\b|INR\\b|रुपये|रुपए|रु\\.?)`, 'giu');
const PLAIN = new RegExp(`(?<![\\p{L}\\p{M}\\d])${NUMBER}(?![\\p{L}\\p{M}\\d])`, 'gu');

/** Every day, sum and number that a text writes in digits, of either script. Words such as “twelve” are not read. */
export function findValues(typed: string): readonly FoundValue[] {
  let rest = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
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
      // What was read once is not read again; the places of the others stay.
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end);
    }
  };
  for (const { pattern } of DAYS) take('date', pattern, ({ groups }) => dayOf(groups ?? {}));
  take('money', MONEY, ([, before, after]) => numberOf(before ?? after ?? ''));
  take('number', PLAIN, ([text]) => numberOf(text));
  return found.toSorted((one, other) => one.start - other.start);
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

function dayOf({ year = '', month = '', day = '' }: Readonly<Record<string, string>>): string | null {
  const named = MONTHS.findIndex((names) => names.includes(month.toLowerCase())) + 1;
  const written = `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? null : written;
}
