import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderOnServer } from './readme-server.mjs';
import { checkReadmes, completedBlocks } from './readme-types.mjs';

const blocks = completedBlocks();

test('every block of script in every README compiles against the libraries', () => {
  assert.deepEqual(checkReadmes(blocks), []);
  assert.ok(blocks.length > 30);
});

for (const block of blocks.filter(({ file }) => file.endsWith('.tsx'))) {
  test(`${block.library}, ${block.heading}, block ${block.at}: renders on a server`, async () => {
    assert.ok((await renderOnServer(block, blocks)).length > 0);
  });
}
