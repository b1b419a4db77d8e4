import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gapsOf } from '../workshop/public-components.mjs';
import adr from './adr/generator.mjs';
import component from './component/generator.mjs';
import endpoint from './endpoint/generator.mjs';
import { addedTo, treeWith } from './lib/workspace-tree.mjs';
import library from './library/generator.mjs';
import page from './page/generator.mjs';
import scheme from './scheme/generator.mjs';

const SCHEMES = 'libs/theme-engine/src/catalogue/schemes.ts';
const SCHEMES_TEST = 'libs/theme-engine/src/catalogue/default-catalogue.test.ts';

test('adr: uses the next number and lists the record', async () => {
  const tree = treeWith(
    'docs/adr/README.md',
    'docs/adr/0001-pinned-runtime.md',
    'docs/adr/0012-one-command-for-all-checks.md',
  );
  const next = await adr(tree, { title: 'Fonts, on demand', date: '2026-02-03' });
  assert.match(
    tree.read('docs/adr/0013-fonts-on-demand.md', 'utf8'),
    /^# 0013: Fonts, on demand\n\n- Date: 2026-02-03\n/,
  );
  assert.match(
    tree.read('docs/adr/README.md', 'utf8'),
    /\| \[0013\]\(0013-fonts-on-demand\.md\) +\| Fonts, on demand +\|/,
  );
  assert.match(next.text, /write docs\/adr\/0013/);
});

test('scheme: is added after the others of its theme, with the next code, and is named in the test', async () => {
  const tree = treeWith(SCHEMES, SCHEMES_TEST);
  const own = [...tree.read(SCHEMES, 'utf8').matchAll(/scheme\('2\.(\d+)'/g)].map(([, number]) => Number(number));
  const code = `2.${Math.max(...own) + 1}`;
  const next = await scheme(tree, { name: 'Deep Sea', theme: 2, hue: 350 });
  assert.deepEqual(addedTo(tree, SCHEMES), [
    `  scheme('${code}', 'Deep Sea', {`,
    '    neutral: [0.009, 350],',
    '    brand: [0.49, 0.085, 350],',
    '    secondary: [0.42, 0.05, 10],',
    '    accent: [0.6, 0.1, 140],',
  ]);
  assert.deepEqual(addedTo(tree, SCHEMES_TEST), [`      '${code}',`]);
  assert.match(next.text, /"Deep Sea"/);
});

for (const [what, options, message] of [
  ['a theme that is not there', { name: 'A', theme: 9 }, /no theme 9\. Pass one of: 1, 2, 3, 4/],
  ['a hue that is no angle', { name: 'A', hue: 400 }, /from 0 to 359/],
]) {
  test(`scheme: refuses ${what} and changes nothing`, async () => {
    const tree = treeWith(SCHEMES, SCHEMES_TEST);
    await assert.rejects(scheme(tree, options), message);
    assert.deepEqual(addedTo(tree, SCHEMES), []);
  });
}

const PAGE_FILES = ['page-content.ts', 'site-map.test.ts', 'pages/online-ide/file-structure/page.yaml'].map(
  (path) => `apps/marketing/src/content/${path}`,
);
const HINDI = { hindiName: 'टर्मिनल', hindiSummary: 'टैब में कमांड लाइन।' };

test('page: creates a folder with facts and texts, after the other pages of the area, and adds its address', async () => {
  const tree = treeWith(...PAGE_FILES);
  const next = await page(tree, { path: '/online-ide/specimen-page', name: 'Command line', ...HINDI });
  const [, map, other] = PAGE_FILES;
  const folder = 'apps/marketing/src/content/pages/online-ide/specimen-page';
  const orderIn = (file) => Number(/^order: (\d+)$/m.exec(tree.read(file, 'utf8'))[1]);
  assert.match(tree.read(`${folder}/page.yaml`, 'utf8'), /^address: \/online-ide\/specimen-page$/m);
  assert.equal(orderIn(`${folder}/page.yaml`), orderIn(other) + 10);
  assert.match(tree.read(`${folder}/en.md`, 'utf8'), /\n:::closing\n+## Ask about Command line\n/);
  assert.ok(tree.read(`${folder}/hi.md`, 'utf8').includes(HINDI.hindiName));
  assert.ok(addedTo(tree, map).some((line) => line.includes("'/online-ide/specimen-page'")));
  assert.match(next.text, /npm run dev shows it at \/online-ide\/specimen-page/);
});

for (const [path, message] of [
  ['/careers', /Write \/<area>\/<page>, with one of: uniqueness/],
  ['/online-ide/a/b', /no address of a new page/],
  ['/online-ide/file-structure', /is there already/],
  ['/online-ide/Straße', /cannot be a name/],
]) {
  test(`page: refuses ${path}`, async () => {
    await assert.rejects(page(treeWith(...PAGE_FILES), { path, name: 'A', ...HINDI }), message);
  });
}

test('component: creates its five files, its export and its public name', async () => {
  const [door, names] = ['libs/shell-ui/src/index.ts', 'libs/shell-ui/public-names.json'];
  const tree = treeWith(door, names);
  const next = await component(tree, { name: 'specimen card' });
  assert.deepEqual(tree.children('libs/shell-ui/src/specimen-card').sort(), [
    'specimen-card.mdx',
    'specimen-card.module.css',
    'specimen-card.stories.tsx',
    'specimen-card.test.tsx',
    'specimen-card.tsx',
  ]);
  assert.deepEqual(addedTo(tree, door), [
    "export { SpecimenCard } from './specimen-card/specimen-card.tsx';",
    "export type { SpecimenCardProps } from './specimen-card/specimen-card.tsx';",
  ]);
  const { values, types } = JSON.parse(tree.read(names, 'utf8'))['.'];
  assert.ok(values.includes('SpecimenCard') && types.includes('SpecimenCardProps'));
  const written = (extension) => tree.read(`libs/shell-ui/src/specimen-card/specimen-card${extension}`, 'utf8');
  assert.deepEqual(gapsOf('SpecimenCard', { stories: written('.stories.tsx'), docs: written('.mdx') }), []);
  assert.match(next.text, /a story per state/);
});

test('component: refuses an unknown library', async () => {
  await assert.rejects(component(treeWith(), { name: 'a', library: 'nowhere' }), /no library "nowhere"/);
});

for (const owner of ['auth-client', 'seo-metadata', 'theme-engine']) {
  for (const access of ['public', 'session']) {
    test(`endpoint: adds a ${access} call to the contract of ${owner}, the server and the definitions`, async () => {
      const contract = `libs/${owner}/src/contract/index.ts`;
      const names = `libs/${owner}/public-names.json`;
      const definitions = `libs/${owner}/src/rtk-query/${{ 'auth-client': 'auth', 'seo-metadata': 'metadata', 'theme-engine': 'theme' }[owner]}-endpoints.ts`;
      const [app, closed, matrix] = ['app.ts', 'app.test.ts', 'testing/every-route.ts'].map(
        (path) => `apps/api/src/${path}`,
      );
      const tree = treeWith(contract, names, definitions, app, closed, matrix);
      const next = await endpoint(tree, { name: 'specimen list', library: owner, access });
      assert.ok(tree.exists('apps/api/src/modules/specimen-list/specimen-list-routes.test.ts'));
      assert.ok(addedTo(tree, contract).includes("export type { SpecimenListAnswer } from './specimen-list.ts';"));
      const { values, types } = JSON.parse(tree.read(names, 'utf8'))['./contract'];
      assert.ok(values.includes('SPECIMEN_LIST_PATH') && types.includes('SpecimenListAnswer'));
      assert.ok(
        addedTo(tree, definitions).some((line) =>
          line.includes('getSpecimenList: build.query<SpecimenListAnswer, void>'),
        ),
      );
      assert.deepEqual(addedTo(tree, app), [
        "import { specimenListRoutes } from './modules/specimen-list/specimen-list-routes.ts';",
        '  await app.register(specimenListRoutes);',
      ]);
      assert.equal(addedTo(tree, closed).length > 0, access === 'session');
      assert.deepEqual(addedTo(tree, matrix), [
        `import { SPECIMEN_LIST_PATH } from '@genmaster/${owner}/contract';`,
        '  [`GET /${SPECIMEN_LIST_PATH}`]: fixed(SPECIMEN_LIST_PATH),',
      ]);
      assert.match(next.text, /useGetSpecimenListQuery/);
    });
  }
}

test('library: starts with an entry point, tags, README, changelog, licence and tests, and is referenced', async () => {
  const tree = treeWith('tsconfig.json', 'LICENSE');
  const next = await library(tree, { name: 'specimen flags', description: 'Switches parts on and off.' });
  const manifest = JSON.parse(tree.read('libs/specimen-flags/package.json', 'utf8'));
  assert.equal(manifest.name, '@genmaster/specimen-flags');
  assert.equal(manifest.sideEffects, false);
  assert.deepEqual(JSON.parse(tree.read('libs/specimen-flags/project.json', 'utf8')).tags, [
    'type:domain',
    'platform:any',
    'publish:public',
  ]);
  for (const path of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'public-names.json',
    'src/index.ts',
    'src/public-api.test.ts',
  ]) {
    assert.ok(tree.read(`libs/specimen-flags/${path}`, 'utf8').length > 0, path);
  }
  assert.deepEqual(
    addedTo(tree, 'tsconfig.json').map((line) => line.trim().replace(/,$/, '')),
    ['{ "path": "./libs/specimen-flags" }'],
  );
  assert.match(next.text, /npm install/);
  await assert.rejects(library(tree, { name: 'SpecimenFlags', description: '' }), /is there already/);
});

test('every generator is listed with a schema that describes its options', () => {
  const { generators } = JSON.parse(readFileSync(join(import.meta.dirname, 'generators.json'), 'utf8'));
  assert.deepEqual(Object.keys(generators), ['adr', 'component', 'endpoint', 'library', 'page', 'scheme']);
  for (const { schema } of Object.values(generators)) {
    const { properties } = JSON.parse(readFileSync(join(import.meta.dirname, schema), 'utf8'));
    for (const [name, { description }] of Object.entries(properties)) assert.ok(description, `${schema}: ${name}`);
  }
});
