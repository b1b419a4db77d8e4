const INSTALLED = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;
const PROJECT = /^(?:\.\.\/)*((?:libs|apps)\/[^/]+)\//;

/**
 * Counts the characters of a minified file by the package of their source, with its source map.
 *
 * `pathOf` converts a source of the map to a path from the workspace’s root. Characters without a source belong to the
 * bundler.
 */
export function bytesByPackage(code, map, pathOf) {
  const bytes = new Map();
  const names = new Map();
  const add = (source, count) => {
    if (!names.has(source)) names.set(source, packageOf(source === undefined ? '' : pathOf(source)));
    const name = names.get(source);
    bytes.set(name, (bytes.get(name) ?? 0) + count);
  };
  code.split('\n').forEach((line, row, lines) => {
    let from = 0;
    while (from < line.length) {
      const source = map.findEntry(row, from).originalSource;
      const to = endOfPiece(map, { row, from, end: line.length });
      add(source, to - from);
      from = to;
    }
    if (row < lines.length - 1) add(undefined, 1);
  });
  return bytes;
}

/** Returns the column where the entry of the map ends: the start of the next one, found by binary search. */
function endOfPiece(map, { row, from, end }) {
  const isSame = (column) => {
    const { generatedLine, generatedColumn } = map.findEntry(row, column);
    return generatedLine === start.generatedLine && generatedColumn === start.generatedColumn;
  };
  const start = map.findEntry(row, from);
  let [same, other] = [from, from + 1];
  while (other < end && isSame(other)) [same, other] = [other, other + (other - from)];
  if (other > end) other = end;
  while (other - same > 1) {
    const middle = (same + other) >> 1;
    if (isSame(middle)) same = middle;
    else other = middle;
  }
  return other;
}

/** Returns the name of the installed package or of the project to which a path belongs. */
export function packageOf(path) {
  return INSTALLED.exec(path)?.[1] ?? PROJECT.exec(path)?.[1] ?? 'bundler';
}
