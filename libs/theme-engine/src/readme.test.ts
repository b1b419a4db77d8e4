/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import { defaultCatalogue } from './catalogue/index.ts';
import * as catalogue from './catalogue/index.ts';
import * as color from './color/index.ts';
import * as create from './create/index.ts';
import * as dom from './dom/index.ts';
import * as element from './element/index.ts';
import * as exporting from './export/index.ts';
import * as firstPaint from './first-paint/index.ts';
import * as core from './index.ts';
import * as shuffle from './shuffle/index.ts';
import * as storage from './storage/index.ts';

const doors: Record<string, object> = {
  '@genmaster/theme-engine/export': exporting,
  '@genmaster/theme-engine/shuffle': shuffle,
  '@genmaster/theme-engine': core,
  '@genmaster/theme-engine/catalogue': catalogue,
  '@genmaster/theme-engine/color': color,
  '@genmaster/theme-engine/create': create,
  '@genmaster/theme-engine/dom': dom,
  '@genmaster/theme-engine/element': element,
  '@genmaster/theme-engine/first-paint': firstPaint,
  '@genmaster/theme-engine/storage': storage,
};

const readme = readFileSync(`${__dirname}/../README.md`, 'utf8');
const recipes = [...readme.matchAll(/(?:###? ([^\n]+)\n(?:(?!\n##)[\s\S])*?)?```js\n([\s\S]*?)```/g)].map(
  ([, title = 'The smallest example', code = '']) => ({ title, code }),
);

/** Runs a README example unchanged, with its imports resolved to the library, on a new engine. */
async function run(code: string) {
  const given = /const engine =/.test(code) ? null : core.createThemeEngine({ catalogue: defaultCatalogue });
  const body = code
    .replace(/import (\{[^}]+\}) from ('[^']+');/g, 'const $1 = doors[$2];')
    .replace(/await import\(('[^']+')\)/g, 'doors[$1]');
  const names = [...body.matchAll(/^const (\w+) =/gm)].map(([, name]) => name);
  const AsyncFunction = (async () => {}).constructor as new (
    ...text: string[]
  ) => (...values: unknown[]) => Promise<never>;
  const result = await new AsyncFunction(
    'doors',
    ...(given ? ['engine'] : []),
    `${body}\nreturn { ${names.join(', ')} };`,
  )(doors, ...(given ? [given] : []));
  return { engine: given, ...(result as Record<string, unknown>) } as { engine: core.ThemeEngine };
}

const recipe = (start: string) => run(recipes.find(({ title }) => title.startsWith(start))!.code);

describe('the README', () => {
  it.each(recipes)('has a recipe that runs: $title', async ({ code }) => {
    await expect(run(code)).resolves.toBeDefined();
  });

  it('has the described result: the smallest example', async () => {
    await recipe('The smallest');
    expect(document.body.style.getPropertyValue('--button-bg')).toBe('rgba(15, 118, 110, 1)');
  });

  it('has the described result: one undo entry', async () => {
    const { engine } = await recipe('One undo');
    expect(engine.getSnapshot().undoLabel).toBe('Page background');
    engine.undo();
    expect(engine.getSnapshot().canUndo).toBe(false);
  });

  it('has the described result: with custom elements', async () => {
    const { engine, night } = (await recipe('With custom elements')) as {
      engine: core.ThemeEngine;
      night: HTMLElement;
    };
    expect(night.dataset['bsTheme']).toBe('dark');
    engine.chooseMode('dark');
    expect(night.style.getPropertyValue('--bg-page')).toBe(engine.valueOf('bg-page'));
    document.body.replaceChildren();
  });

  it('has the described result: schemes of your own', async () => {
    const { engine } = await recipe('Schemes of your own');
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.7');
    expect(engine.valueOf('button-bg')).toBe('rgba(15, 118, 110, 1)');
    engine.chooseMode('dark');
    expect(engine.valueOf('layout-primary')).not.toBe('rgba(15, 118, 110, 1)');
  });

  it('names only existing variables', () => {
    const known = core.fieldsOf(defaultCatalogue).map(({ variable }): string => variable);
    const named = [...readme.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has the described result: repair', async () => {
    const { engine } = await recipe('Repair');
    expect(color.auditContrast(engine.catalogue, engine.getSnapshot().resolved.variables)).toEqual([]);
  });
});
