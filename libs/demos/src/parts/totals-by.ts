import type { Row } from '@genmaster/app-model';

/** Count and total of one group. */
export interface GroupTotal {
  group: string;
  count: number;
  total: number;
}

/** Counts and sums the rows of each group, largest total first. */
export function totalsBy(rows: readonly Row[], group: string, sum = 'total'): readonly GroupTotal[] {
  const groups = Map.groupBy(rows, ({ values }) => String(values[group] ?? ''));
  return [...groups]
    .map(([name, some]) => ({
      group: name,
      count: some.length,
      // Summed in hundredths, so that decimal fractions stay exact.
      total: some.reduce((total, { values }) => total + Math.round(Number(values[sum] ?? 0) * 100), 0) / 100,
    }))
    .toSorted((one, other) => other.total - one.total || (one.group < other.group ? -1 : 1));
}
