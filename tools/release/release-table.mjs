// The result of the rehearsal as a table.

/**
 * Creates one row per entry point: package, version, size after gzip without peers, and the consumers that ran with the
 * package.
 */
export function releaseTable({ versions, sizes, consumers, ran }) {
  const rows = Object.entries(sizes).flatMap(([library, doors]) =>
    Object.entries(doors).map(([door, bytes], at) => [
      at === 0 ? `@genmaster/${library}` : '',
      at === 0 ? versions[library] : '',
      door,
      `${(bytes / 1000).toFixed(2)} KB`,
      at === 0 ? usersOf(library, { consumers, ran }) : '',
    ]),
  );
  const table = [['Package', 'Version', 'Door', 'gzip', 'Ran in'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => (column === 3 ? cell.padStart(widths[3]) : cell.padEnd(widths[column]))).join('  ');
  return table.map((row) => line(row).trimEnd()).join('\n');
}

const usersOf = (library, { consumers, ran }) =>
  consumers
    .filter(({ name, libraries }) => ran.has(name) && libraries.includes(library))
    .map(({ title }) => title)
    .join('; ') || 'none';
