/** Returns the median of several samples. */
export const median = (samples) => {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Prints medians side by side, each with its ratio to the first column.
 *
 * `samples` holds, for each variant, one object of figures per run.
 */
export function printTable(title, samples) {
  const variants = Object.keys(samples);
  const figures = Object.keys(samples[variants[0]][0]);
  const rows = figures.map((figure) => {
    const values = variants.map((variant) => median(samples[variant].map((run) => run[figure])));
    return [
      figure,
      ...values.map((value, index) => {
        if (Number.isNaN(value)) return '–';
        const shown = value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(2);
        return index === 0 || values[0] === 0 ? shown : `${shown} (×${(value / values[0]).toFixed(2)})`;
      }),
    ];
  });
  const table = [[title, ...variants], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join('  '),
    );
  }
}
