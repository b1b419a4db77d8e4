import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../scripts/lib/format-text.mjs';
import { root } from '../scripts/lib/workspace.mjs';

const PAGE = join(root, 'docs/performance.md');

/** Replaces one measured part of `docs/performance.md`: the text between `<!-- name -->` and `<!-- end of name -->`. */
export async function writePart(name, markdown) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no part between ${start} and ${end}.`);
  const text = `${page.slice(0, from + start.length)}\n\n${markdown}\n\n${page.slice(to)}`;
  writeFileSync(PAGE, await formatText(PAGE, text));
}

/** Returns rows of cells as a table in Markdown; the first row is the head. */
export const markdownTable = ([head, ...rows]) =>
  [head, head.map((_, column) => (column ? '--:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
