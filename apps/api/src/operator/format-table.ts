import type { TableSummary } from '../db/rows.ts';

/** Formats texts in columns, as wide as each needs, with a line of headings. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats the summaries of tables in columns. */
export function formatSummaries(tables: readonly TableSummary[]): string {
  return formatTable(
    ['table', 'rows', 'SHA-256 of the rows'],
    tables.map(({ table, rows, digest }) => [table, String(rows), digest]),
  );
}
