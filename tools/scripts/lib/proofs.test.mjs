import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checks } from './checks.mjs';
import { inputFilesOf } from './nx-inputs.mjs';
import { digest, isProved, prove, versionIn } from './proofs.mjs';

const inFolder = (name, act) =>
  test(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'genmaster-proofs-'));
    try {
      act(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

inFolder('a digest changes with each name, content and version, and not with the order of the files', (folder) => {
  writeFileSync(join(folder, 'a'), 'one');
  writeFileSync(join(folder, 'b'), 'two');
  writeFileSync(join(folder, 'c'), 'one');
  const before = digest(folder, ['a', 'b'], ['Chromium 142']);
  assert.equal(digest(folder, ['b', 'a'], ['Chromium 142']), before);
  assert.notEqual(digest(folder, ['a', 'b'], ['Chromium 143']), before);
  assert.notEqual(digest(folder, ['c', 'b'], ['Chromium 142']), before);
  assert.notEqual(digest(folder, ['a'], ['Chromium 142']), before);
  writeFileSync(join(folder, 'b'), 'three');
  assert.notEqual(digest(folder, ['a', 'b'], ['Chromium 142']), before);
});

test('of what a program prints, only its version counts', () => {
  const printed = 'Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)\n';
  assert.equal(versionIn(printed), '156.0.8078.108');
  assert.equal(versionIn(`/usr/bin/chromium: 9: [: 25276502016: unexpected operator\n${printed}`), '156.0.8078.108');
  assert.equal(versionIn('11.19.1\n'), '11.19.1');
  assert.throws(() => versionIn('not found'), /not found/);
});

inFolder('a check is proved for the inputs with which it passed, and for no others', (folder) => {
  const file = join(folder, 'proofs.json');
  assert.equal(isProved('visual', 'first', file), false);
  prove('visual', 'first', file);
  prove('release', 'second', file);
  assert.equal(isProved('visual', 'first', file), true);
  assert.equal(isProved('visual', 'second', file), false);
  prove('visual', 'third', file);
  assert.equal(isProved('visual', 'first', file), false);
  assert.equal(readFileSync(file, 'utf8'), '{\n  "release": "second",\n  "visual": "third"\n}\n');
});

test('each check with a proof names what it reads', async () => {
  const read = Object.fromEntries(
    await Promise.all(
      checks.filter(({ proof }) => proof).map(async ({ name, proof }) => [name, await inputFilesOf(proof.target)]),
    ),
  );
  assert.deepEqual(Object.keys(read).sort(), ['release', 'visual']);
  for (const file of [
    'tools/release/rehearse.mjs',
    'libs/theme-engine/README.md',
    'libs/color/src/index.ts',
    'nx.json',
    'package-lock.json',
  ])
    assert.ok(read.release.includes(file), `release reads ${file}`);
  for (const file of [
    'tools/visual/pictures.ts',
    'tools/visual/accepted/foundations-icons--default--900.png',
    'apps/marketing/src/styles/demo.css',
    'libs/shell-ui/src/theme-panel/theme-panel.stories.tsx',
    'package-lock.json',
  ])
    assert.ok(read.visual.includes(file), `visual reads ${file}`);
});
