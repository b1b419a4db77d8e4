import { max, mean, nice, rollups, sum, ticks } from 'd3-array';
import { sampleRowsIn, gridOrder, type Row } from '@genmaster/app-model';
import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';

/** Fields by which the rows can be grouped. */
export const GROUPS = ['status', 'month', 'paid', 'customer'] as const;
/** Values that can be calculated for each group. */
export const MEASURES = ['total', 'items', 'count', 'average'] as const;
export const CHARTS = ['bars', 'line'] as const;
export const STATUSES = ['open', 'packed', 'sent', 'returned'] as const;

/** A day of the calendar: a date field shows no other, such as 30 February. */
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => new Date(Date.parse(text) || 0).toISOString().startsWith(text)),
);

/** Schema that validates a stored or typed report: its query and its presentation. */
export const reportSchema = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(60)),
  group: v.picklist(GROUPS),
  measure: v.picklist(MEASURES),
  /** Includes only rows of this status; `null` for all. */
  status: v.nullable(v.picklist(STATUSES)),
  /** First and last day of the included rows, both inclusive; the reader can set them. */
  from: v.nullable(day),
  to: v.nullable(day),
  order: v.picklist(['group', 'value']),
  chart: v.picklist(CHARTS),
});

export type Report = v.InferOutput<typeof reportSchema>;

/** One line of the result: a group with its values. */
export interface ReportLine {
  /** Value shared by the rows of the group; a month as `2030-04`. */
  group: string;
  count: number;
  value: number;
}

export interface ReportAnswer {
  lines: readonly ReportLine[];
  /** The same measure over all included rows. */
  whole: ReportLine;
  /** Number of included rows, and number of all rows. */
  counted: number;
  all: number;
}

/** Sample orders of one year, in the languages of the pages. */
export const orders: Readonly<Record<LanguageCode, readonly Row[]>> = {
  en: sampleRowsIn('en', gridOrder, 240),
  hi: sampleRowsIn('hi', gridOrder, 240),
};

/** Calculates the result of a report. */
export function runReport(report: Report, rows: readonly Row[]): ReportAnswer {
  const counting = rows.filter(({ values }) => {
    const placed = String(values['placed']);
    return (
      (report.status === null || values['status'] === report.status) &&
      (report.from === null || placed >= report.from) &&
      (report.to === null || placed <= report.to)
    );
  });
  const measure = (some: readonly Row[]) => round(MEASURE[report.measure](some));
  const lines = rollups(
    counting,
    (some): Omit<ReportLine, 'group'> => ({ count: some.length, value: measure(some) }),
    (row) => groupOf(row, report.group),
  ).map(([group, line]) => ({ group, ...line }));
  const compare = new Intl.Collator('en').compare;
  lines.sort((one, other) =>
    report.order === 'value'
      ? other.value - one.value || compare(one.group, other.group)
      : compare(one.group, other.group),
  );
  const whole = { group: '', count: counting.length, value: measure(counting) };
  return { lines, whole, counted: counting.length, all: rows.length };
}

const MEASURE: Readonly<Record<Report['measure'], (rows: readonly Row[]) => number>> = {
  total: (rows) => sum(rows, ({ values }) => Number(values['total'])),
  items: (rows) => sum(rows, ({ values }) => Number(values['items'])),
  count: (rows) => rows.length,
  average: (rows) => mean(rows, ({ values }) => Number(values['total'])) ?? 0,
};

function groupOf({ values }: Row, group: Report['group']): string {
  if (group === 'month') return String(values['placed']).slice(0, 7);
  if (group === 'paid') return values['paid'] ? 'yes' : 'no';
  // A sample customer is a name and a number; only the name is used for grouping.
  return group === 'customer' ? String(values['customer']).replace(/ \d+$/, '') : String(values[group]);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns the scale of a chart: a round maximum above the largest value, and the positions of its grid lines. */
export function scaleOf(lines: readonly ReportLine[]): { top: number; marks: readonly number[] } {
  const largest = max(lines, ({ value }) => value) ?? 0;
  const [, top] = nice(0, Math.max(largest, 1), 5);
  return { top, marks: ticks(0, top, 5) };
}

/** Prints a report as a JSON file. */
export const printReport = (report: Report): string => JSON.stringify(report, null, 2);

/** Parses the file of a report; returns the path of the first invalid value when it is not one. */
export function readReport(text: string): { report: Report } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'JSON' };
  }
  const read = v.safeParse(reportSchema, json);
  if (!read.success) return { problem: v.getDotPath(read.issues[0]) ?? 'report' };
  const { from, to } = read.output;
  return from !== null && to !== null && from > to ? { problem: 'to' } : { report: read.output };
}

/** Returns the result as CSV for spreadsheets. */
export const writeAnswer = (head: readonly [string, string, string], { lines }: ReportAnswer): string =>
  [head, ...lines.map(({ group, count, value }) => [group, count, value])].map((line) => line.join(',')).join('\r\n');
