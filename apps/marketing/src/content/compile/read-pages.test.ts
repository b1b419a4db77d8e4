import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFiles } from '../page-files.ts';
import { PAGES_FOLDER } from '../pages-folder.ts';
import { printProblem } from './problem.ts';
import { readPages } from './read-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'online-ide/sample'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads each page from its folder', () => {
  expect(readPages(PAGES_FOLDER)).toEqual(pageFiles);
  expect(pageFiles.length).toBeGreaterThan(50);
});

it('reports each missing and each unexpected file in one line', () => {
  writeFileSync(join(folder, 'online-ide/sample/en.mdx'), '');

  expect(readPages(folder).flatMap(({ problems }) => problems.map(printProblem))).toEqual([
    'content/pages/online-ide/sample/en.mdx:1: A page has no such file. It has page.yaml, en.md, hi.md.',
    'content/pages/online-ide/sample/page.yaml:1: The file is missing. It holds the address and whatever else is the same in every language.',
    'content/pages/online-ide/sample/en.md:1: The file is missing. It holds the words.',
    'content/pages/online-ide/sample/hi.md:1: The file is missing. It holds at least the page’s name and menu line in Hindi.',
  ]);
});
