import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const original = require('fast-check');
const ours = require('./fast-check.cjs');

test("texts of the unit 'binary' are those of fast-check", () => {
  const sample = ({ string }) => original.sample(string({ unit: 'binary' }), { seed: 5, numRuns: 1000 });
  assert.deepEqual(sample(ours), sample(original));
});

test('other texts are left to fast-check', () => {
  const sample = ({ string }) => original.sample(string({ unit: 'grapheme', maxLength: 9 }), { seed: 5, numRuns: 100 });
  assert.deepEqual(sample(ours), sample(original));
  assert.deepEqual(original.sample(ours.string(), { seed: 5 }), original.sample(original.string(), { seed: 5 }));
});
