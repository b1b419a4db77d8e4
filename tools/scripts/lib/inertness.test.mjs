import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bundleOfBareImport, worldTouchedBy } from './inertness.mjs';

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'inertness-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const touched = (code) => {
  writeFileSync(join(folder, 'door.mjs'), code);
  return worldTouchedBy({ folder, packages: ['valibot'] }, './door.mjs');
};

test('an inert entry point accesses no globals, however much it computes from its own constants', async () => {
  const code = `
    import { string, object } from 'valibot';
    export const schema = object({ name: string() });
    export const codes = new Map(['a', 'b'].map((code, at) => [code, Math.round(at / 2)]));
    export const title = () => document.title;
  `;
  assert.deepEqual(await touched(code), []);
});

for (const [what, code, name] of [
  ['reads the document', 'export const root = document.body;', 'document'],
  ['asks whether there is a window', "export const isBrowser = typeof window !== 'undefined';", 'window'],
  ['starts a timer', 'setTimeout(() => {}, 0);', 'setTimeout'],
  ['registers an element', "customElements.define('x-y', class {});", 'customElements'],
  ['reads the clock', 'export const started = Date.now();', 'Date'],
  ['writes a global', 'globalThis.shared = 1;', 'globalThis'],
]) {
  test(`an entry point that ${what} is reported`, async () => {
    assert.equal((await touched(code))[0], name);
  });
}

test('a bare import is dropped only if the manifest allows it', async () => {
  const name = '@fixture/lib';
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'index.js'), 'document.title = "started";');
  const publish = (sideEffects) =>
    writeFileSync(
      join(home, 'package.json'),
      JSON.stringify({ name, type: 'module', exports: './index.js', sideEffects }),
    );
  publish(false);
  assert.equal(await bundleOfBareImport({ folder, manifest: { name } }, '.'), '');
  publish(undefined);
  assert.match(await bundleOfBareImport({ folder, manifest: { name } }, '.'), /document\.title/);
});
