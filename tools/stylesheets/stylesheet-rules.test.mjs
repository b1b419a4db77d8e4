import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../scripts/lib/workspace.mjs';

const eslint = new ESLint({ cwd: root, overrideConfigFile: 'tools/stylesheets/eslint.config.mjs' });

async function refusalsOf(code) {
  const [result] = await eslint.lintText(code, { filePath: 'libs/shell-ui/src/x.module.css' });
  return [...new Set(result.messages.map(({ ruleId }) => ruleId))];
}

describe('what some engine does not know', () => {
  for (const [code, ruleId] of [
    ['.a { animation-timeline: view(); }', 'css/use-baseline'],
    ['.a { text-decoration: underline 2px var(--c); }', 'no-restricted-syntax'],
    ['.a { text-decoration: underline wavy; }', 'no-restricted-syntax'],
    ['.a { text-decoration: underline var(--c); }', 'no-restricted-syntax'],
    ['@conditions { .a { color: red; } }', 'css/no-invalid-at-rules'],
  ]) {
    test(`is refused: ${code}`, async () => assert.deepEqual(await refusalsOf(code), [ruleId]));
  }
});

describe('what every engine knows, or is asked about', () => {
  for (const code of [
    '@supports (animation-timeline: view()) { .a { animation-timeline: view(); } }',
    '.a { text-decoration: underline; text-decoration-thickness: 2px; text-decoration-color: var(--c); }',
    '.a { text-decoration: none; &:hover { text-decoration: underline overline !important; } }',
    '.a { color: oklch(0.6 0.2 30); & .b { color: light-dark(black, white); } }',
    'textarea { resize: vertical; }',
  ]) {
    test(`is allowed: ${code}`, async () => assert.deepEqual(await refusalsOf(code), []));
  }
});
