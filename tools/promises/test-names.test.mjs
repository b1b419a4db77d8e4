import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { testNamesIn } from './test-names.mjs';

const CODE = `
// it('only in a comment', () => {});
const text = "it('only in a text', () => {})";
describe.each(engines)('a group on %s', (engine) => {
  it('a test', () => expect('no test').toBe('no test'));
  it.each(table)("one of a table: $what", () => {});
  test.skip(\`with \${name} in it\`, () => {});
});
run('not a test', () => {});
`;

test('the names are those that the runner runs, without similar texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-names-'));
  const path = join(folder, 'some.test.ts');
  writeFileSync(path, CODE);
  assert.deepEqual(testNamesIn(path), ['a group on %s', 'a test', 'one of a table: $what', 'with ${name} in it']);
  writeFileSync(path, '// npm run test:hard -- part: what it proves\nconsole.log(1);');
  assert.deepEqual(testNamesIn(path), ['what it proves']);
  rmSync(folder, { recursive: true });
});
