import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRegexes } from './find-regexes.mjs';

const find = (...lines) => findRegexes('fixture.ts', lines.join('\n'));

test('literals are found with their flags and lines, and not in comments or texts', () => {
  assert.deepEqual(find('// /no/', "const text = '/no/';", 'const found = text.match(/a[/]b/giu);'), {
    found: [{ source: 'a[/]b', flags: 'giu', line: 3 }],
    unread: [],
  });
});

test('a template is read with the constants of its file', () => {
  const { found, unread } = find(
    "const TAG = 'title|site';",
    String.raw`const NAME = String.raw` + '`[\\w$]+`;',
    "new RegExp(`^(?:${TAG}):${NAME}$`, 'u');",
  );
  assert.deepEqual(found, [{ source: String.raw`^(?:title|site):[\w$]+$`, flags: 'u', line: 3 }]);
  assert.deepEqual(unread, []);
});

test('a raw template is read with the constants of its file, and reported when one is missing', () => {
  const { found, unread } = find(
    "const VERBS = 'add|drop';",
    'const CLAUSE = new RegExp(String.raw`\\s(?:${VERBS})`);',
    'const LIMIT = new RegExp(String.raw`\\s(?:${NUMBER})`);',
  );
  assert.deepEqual(found, [{ source: String.raw`\s(?:add|drop)`, flags: '', line: 2 }]);
  assert.deepEqual(unread, ['new RegExp(String.raw`\\s(?:${NUMBER})`)']);
});

test('the pattern of a schema rule is found', () => {
  const { found } = find(
    String.raw`const TRIMMED = '^\\S+$';`,
    "const rules = { a: { pattern: TRIMMED }, b: { pattern: 'b*' } };",
  );
  assert.deepEqual(
    found.map(({ source }) => source),
    [String.raw`^\S+$`, 'b*'],
  );
});

test('an expression built at run time is reported', () => {
  assert.deepEqual(find("const any = new RegExp(words.join('|'), 'u');"), {
    found: [],
    unread: ["new RegExp(words.join('|'), 'u')"],
  });
});
