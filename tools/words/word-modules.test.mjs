import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { leftToTranslate } from './catalogues.mjs';
import { LANGUAGES, readWords, writtenFiles } from './word-modules.mjs';

const files = await writtenFiles();

test('catalogues and modules are up to date: npm run words', () => {
  const stale = [...files].filter(([path, text]) => {
    const full = join(root, path);
    return !existsSync(full) || readFileSync(full, 'utf8') !== text;
  });
  assert.deepEqual(
    stale.map(([path]) => path),
    [],
  );
});

test('every module comes from a catalogue', () => {
  const folder = 'libs/i18n/src/messages';
  const modules = readdirSync(join(root, folder)).filter((name) => LANGUAGES.includes(name.split('.').at(-2)));
  assert.deepEqual(
    modules.filter((name) => !files.has(`${folder}/${name}`)),
    [],
  );
});

for (const language of LANGUAGES.filter((code) => code !== 'en')) {
  test(`every text has its translation: ${language}`, () => {
    assert.deepEqual(leftToTranslate(readWords()[language]), []);
  });
}
