import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkReadmes } from './readme-types.mjs';

test('every block of script in every README compiles against the libraries', () => {
  const { blocks, findings } = checkReadmes();
  assert.deepEqual(findings, []);
  assert.ok(blocks > 30);
});
