import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDERS = [
  __dirname,
  join(__dirname, '../../color/src'),
  join(__dirname, '../../../apps/marketing-e2e/src/specs'),
];

/** Reference to a test or story in `promises.json`: a file, and its title there. */
const NAMED = /^`([\w.-]+\.(?:test|spec|stories)\.tsx?)`: (.+)$/;

const promises: { promise: string; shownBy: string[] }[] = JSON.parse(
  readFileSync(join(__dirname, 'promises.json'), 'utf8'),
);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))),
);

/** Returns the first cells of a table's rows; the table is found by the first cell of its head. */
function rowsOf(document: string, head: string): string[] {
  const lines = readFileSync(join(__dirname, '..', document), 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${head} `)) + 2;
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  return lines.slice(first, end).map((line) => line.slice(2).split(' | ')[0]!.trim());
}

const declares = (source: string, path: string, title: string) =>
  path.includes('.stories.')
    ? source.includes(`export const ${title}: Story`)
    : ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`));

const promised = [...rowsOf('docs/which-picker.md', 'What'), ...rowsOf('README.md', 'There')];

it('every row of the comparison and of the way from another picker has what shows it, and no promise is left over', () => {
  expect(promised.length).toBeGreaterThan(40);
  expect(promises.map(({ promise }) => promise).toSorted()).toEqual(promised.toSorted());
});

it.each(promises)('"$promise" is shown', ({ shownBy }) => {
  expect(shownBy).not.toEqual([]);
  for (const entry of shownBy) {
    const [, file, title] = NAMED.exec(entry)!;
    const path = files.find((each) => basename(each) === file);
    expect(path && declares(readFileSync(path, 'utf8'), file!, title!)).toBe(true);
  }
});
