import { invoice } from '@genmaster/app-model';
import { projectFiles } from '@genmaster/app-model/project';
import { foldersOf, keyInTree, linesOf } from './tree.ts';

const files = projectFiles(invoice);
const closed = linesOf(files, { open: [], search: '' });
const lines = linesOf(files, { open: ['generated', 'generated/sql'], search: '' });
const press = (at: string, key: string) => keyInTree(lines, { at, key });

it('shows folders first, and the content of the open ones', () => {
  expect(closed.map(({ path }) => path)).toEqual([
    'config',
    'generated',
    'manual',
    'model',
    'tests',
    'LICENSE',
    'README.md',
    'package.json',
  ]);
  expect(lines.filter(({ level }) => level === 3).map(({ name }) => name)).toEqual([
    'mysql.sql',
    'postgresql.sql',
    'sqlite.sql',
  ]);
  expect(lines.find(({ path }) => path === 'generated/sql')).toMatchObject({ level: 2, isOpen: true, siblings: 5 });
});

it('finds by any part of the path and opens the folders of the result', () => {
  expect(linesOf(files, { open: [], search: 'MYSQL' }).map(({ path }) => path)).toEqual([
    'generated',
    'generated/sql',
    'generated/sql/mysql.sql',
  ]);
  expect(linesOf(files, { open: [], search: 'nothing like it' })).toEqual([]);
});

it('is navigated with the standard keys of a tree', () => {
  expect(press('config', 'ArrowDown')).toEqual({ to: 'generated' });
  expect(press('config', 'ArrowUp')).toBeNull();
  expect(press('config', 'ArrowRight')).toEqual({ open: 'config' });
  expect(press('generated', 'ArrowRight')).toEqual({ to: 'generated/api' });
  expect(press('generated', 'ArrowLeft')).toEqual({ close: 'generated' });
  expect(press('generated/sql/mysql.sql', 'ArrowLeft')).toEqual({ to: 'generated/sql' });
  expect(press('generated/sql/mysql.sql', 'ArrowRight')).toBeNull();
  expect(press('generated', 'End')).toEqual({ to: 'package.json' });
  expect(press('generated', 'm')).toEqual({ to: 'generated/sql/mysql.sql' });
  expect(press('README.md', 'c')).toEqual({ to: 'config' });
  expect(press('README.md', 'Tab')).toBeNull();
});

it('knows the folders above a file', () => {
  expect(foldersOf('generated/sql/mysql.sql')).toEqual(['generated', 'generated/sql']);
  expect(foldersOf('README.md')).toEqual([]);
});
