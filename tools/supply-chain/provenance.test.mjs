import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicLibraries } from '../scripts/lib/libraries.mjs';

test('every library requests provenance when it is published', () => {
  const asked = publicLibraries().map(({ name, manifest }) => [name, manifest.publishConfig]);
  assert.ok(asked.length > 0);
  for (const [name, publishConfig] of asked) assert.equal(publishConfig?.provenance, true, name);
});
