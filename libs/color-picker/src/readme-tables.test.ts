import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDERS = [__dirname, join(__dirname, '../../../apps/marketing-e2e/src/specs')];

/** A test or a story as a row names it: the file, and its title there. */
const NAMED = /`([\w.-]+\.(?:test|spec|stories)\.tsx?)`: ([^;]+)/g;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))),
);

const rows = readFileSync(join(__dirname, '../README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => ({ what: cells[0]!.trim(), columns: cells.length, shownBy: cells.at(-1)!.trim() }));

/** The rows of a table, by a cell of its head. */
function rowsOf(head: string) {
  const first = rows.findIndex(({ what }) => what === head) + 2;
  const end = rows.findIndex(({ columns }, index) => index > first && columns !== rows[first]!.columns);
  return rows.slice(first, end < 0 ? undefined : end);
}

const declares = (source: string, path: string, title: string) =>
  path.includes('.stories.')
    ? source.includes(`export const ${title}: Story`)
    : ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`));

describe.each(['What', 'There'])('the README’s table headed %s', (head) => {
  it('is read whole', () => {
    expect(rowsOf(head).length).toBeGreaterThan(20);
  });

  it.each(rowsOf(head))('shows "$what"', ({ shownBy }) => {
    const named = [...shownBy.matchAll(NAMED)].map(([, file, title]) => ({ file: file!, title: title!.trim() }));
    const missing = named.filter(({ file, title }) => {
      const path = files.find((each) => basename(each) === file);
      return !path || !declares(readFileSync(path, 'utf8'), file, title);
    });
    expect(named).not.toEqual([]);
    expect(missing).toEqual([]);
  });
});
