/** Names of the months in English and Hindi. */
const MONTHS: readonly (readonly string[])[] = [
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

/**
 * Regular expression source of the month names; longer names first, so that the shorter name does not match inside a
 * longer one.
 */
export const MONTH_NAMES = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** Returns a date as year-month-day, with the month by name or number; `null` for an impossible date. */
export function dayOf(year: string, month: string, day: string): string | null {
  const named = MONTHS.findIndex((names) => names.includes(month.toLowerCase())) + 1;
  const written = `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? null : written;
}
