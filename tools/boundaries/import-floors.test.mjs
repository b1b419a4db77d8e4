import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import rules from './import-floors.mjs';

/** Returns the names of the rules that a tree of files violates. */
async function brokenBy(files) {
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-floors-'));
  try {
    for (const [path, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { forbidden, options } = rules;
    const { output } = await cruise(
      ['apps', 'libs'].filter((name) => Object.keys(files).some((path) => path.startsWith(`${name}/`))),
      { ...options, tsConfig: undefined, validate: true, ruleSet: { forbidden, options }, baseDir: folder },
    );
    return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SITE = 'apps/marketing/src';

for (const { what, files, broken } of [
  {
    what: 'an import that runs down',
    files: { [`${SITE}/app/frame.ts`]: "import '../features/toasts.ts';", [`${SITE}/features/toasts.ts`]: '' },
    broken: [],
  },
  {
    what: 'a feature that imports the app',
    files: {
      [`${SITE}/features/toasts.ts`]: "import { log } from '../app/log.ts'; log();",
      [`${SITE}/app/log.ts`]: 'export const log = () => {};',
    },
    broken: ['site-features-imports-down'],
  },
  {
    what: 'a platform that imports a type of a feature',
    files: {
      [`${SITE}/platform/store.ts`]: "import type { Toast } from '../features/toasts.ts'; export type Held = Toast;",
      [`${SITE}/features/toasts.ts`]: 'export interface Toast { text: string }',
    },
    broken: ['site-platform-imports-down'],
  },
  {
    what: 'a page that loads the app later',
    files: {
      [`${SITE}/pages/page.ts`]: "export const load = () => import('../app/frame.ts');",
      [`${SITE}/app/frame.ts`]: 'export const frame = 1;',
    },
    broken: ['site-pages-imports-down'],
  },
  {
    what: 'a circle of types alone',
    files: {
      'libs/color/src/a.ts': "import type { B } from './b.ts'; export interface A { b: B }",
      'libs/color/src/b.ts': "import type { A } from './a.ts'; export interface B { a: A }",
    },
    broken: ['no-circle'],
  },
  {
    what: 'a circle closed by import()',
    files: {
      'libs/demos/src/list.ts': "export const demos = { grid: () => import('./grid.ts') };",
      'libs/demos/src/grid.ts': "import { demos } from './list.ts'; export const names = Object.keys(demos);",
    },
    broken: ['no-circle'],
  },
  {
    what: 'content that brings the script of a component',
    files: {
      [`${SITE}/content/page.ts`]:
        "import { Header } from '../../../../libs/shell-ui/src/header.ts'; export { Header };",
      'libs/shell-ui/src/header.ts': 'export const Header = 1;',
    },
    broken: ['content-without-script'],
  },
]) {
  test(`${what} breaks ${broken.join(', ') || 'nothing'}`, async () => {
    assert.deepEqual(await brokenBy(files), broken);
  });
}
