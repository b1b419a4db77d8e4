import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testNamesIn } from './testing/test-names.ts';

const ROOT = join(__dirname, '..', '..', '..');
const DOCUMENTS = ['docs/security.md', 'docs/reliability.md', 'docs/themes.md'];

/** A test in a row of a table: the file, and the beginning of a test name in it. */
const NAMED_TEST = /`([\w./-]+\.(?:test|hard|spec)\.(?:tsx?|mjs))`: ([^;|]+)/g;

const isRow = (line: string) => line.startsWith('| ');

/** Returns true for the line below the headings of a table. */
const isRule = (line: string) => /^\| -+ /.test(line);

const rows = DOCUMENTS.flatMap((document) =>
  readFileSync(join(ROOT, document), 'utf8')
    .split('\n')
    .filter((line, at, lines) => isRow(line) && !isRule(line) && !isRule(lines[at + 1] ?? ''))
    .map((line) => ({ document, cells: line.split(' | ').map((cell) => cell.replace(/^\| *| *\|$/g, '').trim()) })),
);

const fileOf = (path: string) => join(ROOT, /^(?:apps|libs|tools|deploy)\//.test(path) ? path : `apps/api/src/${path}`);

describe('a promise in the documents', () => {
  it.each(rows)('$document: $cells.0', ({ cells: [, where = '', tests = '', figure] }) => {
    for (const [, path = ''] of where.matchAll(/`([\w./@-]+)`/g)) {
      expect({ path, exists: existsSync(fileOf(path)) }).toEqual({ path, exists: true });
    }
    const named = [...tests.matchAll(NAMED_TEST)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, path = '', name = ''] of named) {
      const names = existsSync(fileOf(path)) ? testNamesIn(fileOf(path)) : [];
      const isThere = names.some((each) => each.startsWith(name.trim()));
      expect({ path, name: name.trim(), isThere }).toEqual({ path, name: name.trim(), isThere: true });
    }
    // A table without that column has no figures.
    expect(figure).not.toBe('');
  });
});
