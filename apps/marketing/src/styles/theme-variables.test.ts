import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';

const root = join(__dirname, '../../../..');

/** The stylesheets of a page: those of the site, its frame, its demos and its themes. */
const css = ['apps/marketing/src/styles', 'apps/marketing/public/themes', 'libs/shell-ui/src', 'libs/demos/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');

const reads = (variable: string) => new RegExp(`var\\(${variable}\\s*[,)]`).test(css);

it.each(defaultCatalogue.sections)('$name: every field of it changes something on the page', ({ fields }) => {
  expect(fields.map(({ variable }) => variable).filter((variable) => !reads(variable))).toEqual([]);
});

it('detects a variable that nothing reads', () => {
  expect(reads('--bg-nowhere')).toBe(false);
});

it.each(defaultCatalogue.backgrounds.filter(({ id }) => id !== 'default'))('$label is rendered', ({ id }) => {
  expect(css).toContain(`[data-background='${id}']`);
});

it.each(defaultCatalogue.themes)('$name has a stylesheet', ({ cssPath }) => {
  expect(readFileSync(join(root, 'apps/marketing/public', cssPath), 'utf8')).toContain(':root');
});
