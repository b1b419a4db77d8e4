import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { differencesOf, publicNamesOf } from './public-names.mjs';

const agreed = { '.': { values: ['createStore'], types: ['Store'] } };

test('distinguishes values from types, resolves them to their declarations, and sorts them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-names-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'store.d.ts'),
    'export interface Store {}\nexport declare function createStore(): Store;\n',
  );
  writeFileSync(join(folder, 'clock.d.ts'), 'export declare class Clock {}\nexport declare const SECOND_MS = 1000;\n');
  writeFileSync(
    join(folder, 'index.d.ts'),
    "export { createStore } from './store.js';\nexport { SECOND_MS } from './clock.js';\n" +
      "export type { Store } from './store.js';\nexport type { Clock } from './clock.js';\n",
  );
  assert.deepEqual(publicNamesOf({ folder, doors: [{ door: '.', types: './index.d.ts' }] }), {
    '.': { values: ['SECOND_MS', 'createStore'], types: ['Clock', 'Store'] },
  });
});

for (const { change, built, told } of [
  { change: 'nothing', built: agreed, told: [] },
  {
    change: 'a type that is gone',
    built: { '.': { values: ['createStore'], types: [] } },
    told: ['. gives no Store any more (types).'],
  },
  {
    change: 'a new value',
    built: { '.': { values: ['createStore', 'now'], types: ['Store'] } },
    told: ['. gives now, which is not listed (values).'],
  },
  {
    change: 'a new door',
    built: { ...agreed, './dom': { values: ['show'], types: [] } },
    told: ['./dom gives show, which is not listed (values).'],
  },
]) {
  test(`a review shows ${change}`, () => assert.deepEqual(differencesOf(agreed, built), told));
}
