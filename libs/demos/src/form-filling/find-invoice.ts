import { findDays } from './find-dates.ts';
import { headedBy, labelledBy } from './find-labelled.ts';
import { findingOf, linesOf, type Finder, type Finding } from './finding.ts';

/** Column headings of an invoice’s values. */
const HEADINGS = {
  number: ['invoice number', 'invoice no', 'invoice', 'number', 'इनवॉइस संख्या', 'संख्या'],
  due: ['due date', 'due', 'pay by', 'देय तिथि'],
  amount: ['amount', 'total', 'राशि', 'कुल'],
} as const;

export type InvoiceField = keyof typeof HEADINGS;

const NUMBER_AFTER =
  /(?<!\p{L})(?:invoice|bill|इनवॉइस|बिल)(?:\s*(?:no\.?|number|संख्या))?(?:\s*[:#])?\s*(?<value>(?=[\p{Lu}/-]{0,19}\d)[\p{Lu}\d][\p{Lu}\d/-]{2,19})(?![\p{L}\d])/giu;
const NUMBER_SHAPE = /(?<![\p{L}\d-])\p{Lu}{2,5}-\d{2,}(?![\p{L}\d-])/gu;
const DUE = /due|pay(?:able)?\s(?:by|before|until)|देय|भुगतान/iu;
const ISSUED = /dated|issued|invoice date|दिनांक/iu;
const MONEY = /(?:₹|\brs\.?|\binr\b|रु\.?)\s*(?<value>\d[\d,]*(?:\.\d{1,2})?)(?![\d,]*\.\d)/giu;
const TOTAL = /total|amount|payable|कुल|राशि/iu;
const PLAIN_AMOUNT = /^(?<cue>[^\d\r\n]*)(?<value>\d[\d,]*(?:\.\d{1,2})?)$/u;
const TOTAL_LABEL = /(?:total|amount|amount due|कुल|राशि) ?[:=]?$/iu;

/** Returns the text before a position on the same line. */
const before = (text: string, place: number) =>
  text
    .slice(0, place)
    .split(/[\r\n]/)
    .at(-1)!;
/** Returns the words after the last digit: those before it belong to another value. */
const lastWords = (cue: string) => cue.split(/\d/).at(-1)!;
const digitsOf = (words: string) => words.replaceAll(',', '');

const findNumbers: Finder = (text) => [
  ...[...text.matchAll(NUMBER_AFTER)].map((match) => findingOf(match, { rule: 'number.after', sureness: 'sure' })),
  ...[...text.matchAll(NUMBER_SHAPE)].map((match) => findingOf(match, { rule: 'number.shape', sureness: 'likely' })),
];

const findDueDays: Finder = (text) =>
  findDays(text).flatMap(({ start, end, readings }): Finding[] => {
    const cue = before(text, start);
    // A cue has to be near: it says nothing about a date at the other end of a long line.
    const isDue = DUE.test(cue.slice(-40));
    if (!isDue && ISSUED.test(lastWords(cue).slice(-24))) return [];
    if (readings.length > 1) {
      return readings.map((value) => ({ value, start, end, rule: 'date.order', sureness: 'unsure' }));
    }
    return [
      {
        value: readings[0]!,
        start,
        end,
        rule: isDue ? 'date.due' : 'date.only',
        sureness: isDue ? 'sure' : 'likely',
      },
    ];
  });

const findAmounts: Finder = (text) => [
  ...[...text.matchAll(MONEY)].map((match) => {
    const isTotal = TOTAL.test(lastWords(before(text, match.index)));
    return findingOf(match, {
      rule: isTotal ? 'amount.total' : 'amount.currency',
      sureness: isTotal ? 'sure' : 'likely',
      value: digitsOf(match.groups!['value']!),
    });
  }),
  ...linesOf(text).flatMap((line): Finding[] => {
    const { cue = '', value: words } = PLAIN_AMOUNT.exec(line.text)?.groups ?? {};
    if (words === undefined || !TOTAL_LABEL.test(cue.trim())) return [];
    const start = line.start + line.text.lastIndexOf(words);
    return [{ value: digitsOf(words), start, end: start + words.length, rule: 'amount.total', sureness: 'sure' }];
  }),
];

const KNOWN = Object.values(HEADINGS).flat();
const isNumber = (words: string) => (/^(?=.*\d)\S{2,20}$/.test(words) ? words : null);
const isAmount = (words: string) => (/^\d[\d,]*(?:\.\d+)?$/.test(words) ? digitsOf(words) : null);
const isDay = (words: string) => {
  const readings = findDays(words).flatMap((day) => day.readings);
  return readings.length === 1 ? readings[0]! : null;
};

/** Finders of an invoice’s fields. */
export const invoiceFinders: Readonly<Record<InvoiceField, Finder>> = {
  number: (text) => [
    ...headedBy(HEADINGS.number, KNOWN, isNumber)(text),
    ...labelledBy(HEADINGS.number, isNumber)(text),
    ...findNumbers(text),
  ],
  due: (text) => [...headedBy(HEADINGS.due, KNOWN, isDay)(text), ...findDueDays(text)],
  amount: (text) => [...headedBy(HEADINGS.amount, KNOWN, isAmount)(text), ...findAmounts(text)],
};
