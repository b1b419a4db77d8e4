import type { Row } from '@genmaster/app-model';

/** One line of the report. */
export interface GroupTotal {
  group: string;
  count: number;
  total: number;
}

/** Counts and sums the rows of each group, the largest first. */
export function totalsBy(rows: readonly Row[], group: string, sum = 'total'): readonly GroupTotal[] {
  const groups = Map.groupBy(rows, ({ values }) => String(values[group] ?? ''));
  return [...groups]
    .map(([name, some]) => ({
      group: name,
      count: some.length,
      // In hundredths, so that ten cents stay ten cents.
      total: some.reduce((total, { values }) => total + Math.round(Number(values[sum] ?? 0) * 100), 0) / 100,
    }))
    .toSorted((one, other) => other.total - one.total || (one.group < other.group ? -1 : 1));
}
