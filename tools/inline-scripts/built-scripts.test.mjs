import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { builtPathOf, builtScript, inlineScripts } from './built-scripts.mjs';

for (const entry of inlineScripts()) {
  test(`${builtPathOf(entry)} is up to date: npm run inline-scripts`, async () => {
    assert.equal(readFileSync(join(root, builtPathOf(entry)), 'utf8'), await builtScript(entry));
  });
}

test('the scripts before the first paint and the one that starts the application are included', () => {
  assert.deepEqual(
    inlineScripts().map((entry) => entry.split('/').at(-1)),
    ['frame-script.inline.ts', 'start-script.inline.ts', 'first-paint-script.inline.ts'],
  );
});
