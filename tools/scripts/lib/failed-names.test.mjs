import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failedNames, flakyNames } from './failed-names.mjs';

describe('failedNames', () => {
  const printed = [
    {
      tool: 'Jest',
      text: 'FAIL api a.test.ts (23.2 s)\n  ● route › answers\n\n  ● route › answers',
      names: ['route › answers', 'api a.test.ts'],
    },
    { tool: 'Node', text: 'ok 1 - a\n    not ok 2 - b\n', names: ['b'] },
    {
      tool: 'Playwright',
      text: '  1 failed\n    a.spec.ts:3:1 › opens it \n  2 passed (3s)',
      names: ['a.spec.ts:3:1 › opens it'],
    },
    { tool: 'stories', text: '✗ Shell/Menu Open\nIt is empty.', names: ['Shell/Menu Open'] },
    { tool: 'release', text: 'install next: ok (3 s)\nrun next: FAILED\nwhy', names: ['run next'] },
    { tool: 'packages', text: 'a: 3 passed, 0 failed\nb: 2 passed, 1 failed', names: ['b: 2 passed, 1 failed'] },
    { tool: 'what passed', text: '9 passed, 0 failed\nPASS a.test.ts', names: [] },
  ];
  it('lists tests that passed at the second try separately', () => {
    const text =
      '  1 failed\n    a.spec.ts:3:1 › opens it \n  1 flaky\n    b.spec.ts:4:1 › closes it \n  2 passed (3s)';
    assert.deepEqual(failedNames(text), ['a.spec.ts:3:1 › opens it']);
    assert.deepEqual(flakyNames(text), ['b.spec.ts:4:1 › closes it']);
    assert.deepEqual(flakyNames('second try: a › opens (at first: Timeout)\n9 passed, 0 failed'), [
      'a › opens (at first: Timeout)',
    ]);
    assert.deepEqual(flakyNames('  2 passed (3s)'), []);
  });
  for (const { tool, text, names } of printed) {
    it(`reads ${tool}`, () => assert.deepEqual(failedNames(text), names));
  }
});
