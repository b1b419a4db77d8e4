import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { fieldsOf } from '@genmaster/theme-engine';

const files = [__dirname, join(__dirname, '../tabs')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);
const themed = new Set<string>(fieldsOf(defaultCatalogue).map(({ variable }) => variable));

describe('the panel’s own colours', () => {
  it.each(files.map((path) => ({ name: basename(path), path })))(
    '$name reads no variable of the edited theme',
    ({ path }) => {
      const used = readFileSync(path, 'utf8').match(/var\((--[\w-]+)/g) ?? [];
      expect(used.map((text) => text.slice(4)).filter((variable) => themed.has(variable))).toEqual([]);
      // The picker publishes its own height in a variable.
      const isOwn = (text: string) => text.startsWith('var(--gt-') || text === 'var(--gm-picker-room';
      expect(used.filter((text) => !isOwn(text))).toEqual([]);
    },
  );
});

describe('the panel on a page of another host', () => {
  const css = readFileSync(join(__dirname, 'theme-panel.module.css'), 'utf8');

  it('has the sizes that it was drawn with where the page has no reset', () => {
    expect(css).toMatch(
      /\.panel,\s*\.panel \*,\s*\.panel ::before,\s*\.panel ::after \{\s*box-sizing: border-box;\s*\}/,
    );
  });

  // `100vw` counts the scrollbar of the page, so the sheet would begin outside the window.
  it('is as wide as the page beside its scrollbar, as a sheet', () => {
    const sheet = css.slice(css.indexOf('(max-width: 40rem)'));
    expect(/inline-size: ([^;]+);/.exec(sheet)?.[1]).toBe('100%');
  });

  it('takes no room on paper', () => {
    const docked = css.slice(0, css.indexOf('[data-theme-panel=')).lastIndexOf('@media');
    expect(css.slice(docked)).toMatch(/^@media screen and /);
  });
});
