import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { noticesOf } from './notices.mjs';
import { productionTree } from './production-tree.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

test('every dependency of the server has its licence text in the notices', () => {
  const notices = noticesOf('apps/api');
  const places = productionTree(lock, 'apps/api').filter((place) => place.includes('node_modules/'));
  assert.ok(places.length > 50);
  for (const place of places) {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [, part = ''] = notices.split(`\n${name} ${lock.packages[place].version}\n`);
    const [text = ''] = part.split(/\n-{80}\n/);
    assert.ok(text.length > 60, `${name}: ${text}`);
  }
  assert.equal(noticesOf('apps/api'), notices);
});

test('a library without dependencies has no notices', () => {
  assert.equal(noticesOf('libs/react-compat'), 'This package brings no other software along.\n');
});
