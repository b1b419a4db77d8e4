import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { isReservedVariable } from './reserved-variables.ts';

const root = join(__dirname, '../../../../..');

const css = ['apps/marketing/src', 'apps/marketing/public/themes', 'libs/shell-ui/src', 'libs/color-picker/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');

it('reserves every variable of the styles that no field sets', () => {
  const fields = new Set(
    fieldsOf(defaultCatalogue).flatMap(({ variable }): string[] => [variable, `${variable}-weight`]),
  );
  const used = new Set(css.match(/(?<=var\(\s*|^\s*)--[a-z][a-z0-9-]*/gm));
  expect(used.size).toBeGreaterThan(60);
  expect([...used].filter((variable) => !fields.has(variable) && !isReservedVariable(variable))).toEqual([]);
});

it.each(['--gm-picker-bg', '--page-width'])('reserves %s', (variable) =>
  expect(isReservedVariable(variable)).toBe(true),
);

it('leaves every other name to the project', () => expect(isReservedVariable('--badge')).toBe(false));
