/** Returns the median of several samples. */
export const median = (samples) => {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Returns medians side by side, each with its ratio to the first column, as rows of cells; the first row is the head.
 *
 * `samples` holds, for each variant, one object of figures per run.
 */
export function rowsOf(title, samples) {
  const variants = Object.keys(samples);
  const figures = Object.keys(samples[variants[0]][0]);
  const rows = figures.map((figure) => {
    const values = variants.map((variant) => median(samples[variant].map((run) => run[figure])));
    return [
      figure,
      ...values.map((value, index) => {
        // A variant may lack a figure.
        if (!Number.isFinite(value)) return '–';
        const shown = showNumber(value);
        return index === 0 || values[0] === 0 ? shown : `${shown} (×${(value / values[0]).toFixed(2)})`;
      }),
    ];
  });
  return [[title, ...variants], ...rows];
}

/** Prints rows of cells as a table of a terminal. */
export function printRows(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join('  '),
    );
  }
}

/** Prints medians side by side, each with its ratio to the first column. */
export const printTable = (title, samples) => printRows(rowsOf(title, samples));

/** Returns a number with as many digits as are significant: whole from 100 on. */
export const showNumber = (value) =>
  value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(2);
