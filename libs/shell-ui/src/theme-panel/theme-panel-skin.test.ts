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
