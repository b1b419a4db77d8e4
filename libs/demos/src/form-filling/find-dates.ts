/** A day in a text: where it stands, and how it can be read; two readings where day and month can be either. */
export interface FoundDay {
  start: number;
  end: number;
  /** Days as year-month-day. */
  readings: readonly string[];
}

const MONTHS = [
  ['january', 'jan', 'जनवरी'],
  ['february', 'feb', 'फ़रवरी', 'फरवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'जुलाई'],
  ['august', 'aug', 'अगस्त'],
  ['september', 'sept', 'sep', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'दिसंबर', 'दिसम्बर'],
];

const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const PATTERNS = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[ .-]+(?<month>${MONTH})\\.?,?[ -]+(?<year>\\d{4})(?!\\d)`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<month>${MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})(?!\\d)`,
    'giu',
  ),
  /(?<![\d.])(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?!\d)/gu,
];

/** Finds days of the calendar, however they are written; what only looks like a day is none. */
export function findDays(text: string): readonly FoundDay[] {
  return PATTERNS.flatMap((pattern, kind) =>
    [...text.matchAll(pattern)].flatMap((match): FoundDay[] => {
      const { year = '', month = '', day = '' } = match.groups ?? {};
      const usual = dayOf(year, monthOf(month), Number(day));
      const other = kind === PATTERNS.length - 1 ? dayOf(year, Number(day), Number(month)) : null;
      const readings = [...new Set([usual, other].filter((reading) => reading !== null))];
      return readings.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, readings }];
    }),
  ).toSorted((a, b) => a.start - b.start);
}

function monthOf(words: string): number {
  const named = MONTHS.findIndex((names) => names.includes(words.toLowerCase()));
  return named < 0 ? Number(words) : named + 1;
}

function dayOf(year: string, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
