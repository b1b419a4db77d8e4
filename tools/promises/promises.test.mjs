import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { pages, readPage, readPromises } from './read-promises.mjs';
import { renderPage } from './render-page.mjs';
import { testNamesIn } from './test-names.mjs';

const FIELDS = ['promise', 'when', 'then', 'measured', 'where', 'tests'];

for (const page of pages()) {
  test(`docs/${page}.md shows its promises: npm run promises`, async () => {
    assert.equal(await renderPage(readPage(page), readPromises(page)), readPage(page));
  });

  for (const promised of Object.values(readPromises(page)).flat()) {
    test(`docs/promises/${page}.yaml: ${promised.promise ?? promised.when}`, () => {
      assert.deepEqual(
        Object.keys(promised).filter((field) => !FIELDS.includes(field)),
        [],
      );
      assert.ok(promised.promise ?? (promised.when && promised.then), 'a promise, or a case and its outcome');
      assert.deepEqual(
        (promised.where ?? []).filter((pattern) => globSync(pattern, { cwd: root }).length === 0),
        [],
        'places that are not there',
      );
      const tests = Object.entries(promised.tests);
      assert.ok(tests.length > 0, 'a promise without a test');
      for (const [path, names] of tests) {
        assert.ok(existsSync(join(root, path)), `${path} is not there`);
        const there = testNamesIn(join(root, path));
        assert.ok(names.length > 0, `${path} names no test`);
        assert.deepEqual(
          names.filter((name) => !there.includes(name)),
          [],
          `names of no test in ${path}`,
        );
      }
    });
  }
}

test('a page without a place for a section, and a place without a section, are refused', async () => {
  const page = '# Page\n\n<!-- promises: One -->\n<!-- /promises -->\n';
  const one = [{ promise: 'It holds', tests: { 'a.test.ts': ['holds'] } }];
  await assert.rejects(renderPage(page, { One: one, Two: one }), /no place for: Two/);
  await assert.rejects(renderPage(page, {}), /No promises of the section “One”/);
  assert.match(await renderPage(page, { One: one }), /- \*\*It holds\.\*\*[^]*shown by 1 test[^]*- holds/);
});
