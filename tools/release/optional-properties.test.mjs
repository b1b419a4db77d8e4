import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { propertiesWithoutUndefined } from './optional-properties.mjs';

const namesIn = (text) => propertiesWithoutUndefined(text).map(({ property }) => property);

test('an optional property without undefined is found', () => {
  assert.deepEqual(
    namesIn('export interface BoxProps { a?: string; b?: string | undefined; c?: unknown; d: string }'),
    ['BoxProps.a'],
  );
  assert.deepEqual(namesIn('export interface BoxOptions { onEnd?: () => void }'), ['BoxOptions.onEnd']);
  assert.deepEqual(namesIn('interface OwnProps { a?: string }\nexport interface Box { a?: string }'), []);
});

test('an optional property is found where a type is written in place', () => {
  assert.deepEqual(
    namesIn('export interface BoxProps { a: readonly { b?: string }[]; c: (d: { e?: string }) => void }'),
    ['BoxProps.b'],
  );
  assert.deepEqual(namesIn('export type BoxFacts = { a?: string } & { b?: number | undefined }'), ['BoxFacts.a']);
  assert.deepEqual(namesIn('export function pack(box: Box, limits?: { size?: number }): { a?: string } {}'), [
    'pack.size',
  ]);
  assert.deepEqual(namesIn('function pack(limits?: { size?: number }) {}'), []);
});

for (const { name, folder } of publicLibraries()) {
  test(`a host may hand on undefined for every option of ${name}`, () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/*.stories.*'] });
    assert.deepEqual(
      files.flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8'))),
      [],
    );
  });
}
