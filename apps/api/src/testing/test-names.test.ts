import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testNamesIn } from './test-names.ts';

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

it('names what the runner runs, and no text that only looks like it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-names-'));
  const path = join(folder, 'some.test.ts');
  writeFileSync(path, CODE);
  expect(testNamesIn(path)).toEqual(['a group on %s', 'a test', 'one of a table: $what', 'with ${name} in it']);
  writeFileSync(path, '// npm run test:hard -- part: what it proves\nconsole.log(1);');
  expect(testNamesIn(path)).toEqual(['what it proves']);
  rmSync(folder, { recursive: true });
});
