// Tests of the import rules: every tag has a rule, every rule refuses an import, and the graph is the documented one.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readCachedProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { commandEnv, root } from '../scripts/lib/workspace.mjs';
import { boundaryRules } from './boundaries.mjs';
import { prepareGraph } from './prepared-graph.mjs';

const BETWEEN_PROJECTS = '@nx/enforce-module-boundaries';
const INSIDE_PROJECT = '@typescript-eslint/no-restricted-imports';

/** A rule between projects, an import that it refuses, and one that it allows. */
const examples = [
  {
    sourceTag: 'type:domain',
    file: 'libs/seo-metadata/src/core/x.ts',
    refused: '@genmaster/color-picker',
    allowed: '@genmaster/auth-client',
  },
  {
    sourceTag: 'type:ui',
    file: 'libs/shell-ui/src/x/x.tsx',
    refused: '@genmaster/testing',
    allowed: '@genmaster/color-picker',
  },
  {
    sourceTag: 'type:words',
    file: 'libs/i18n/src/x.ts',
    refused: '@genmaster/color-picker',
    allowed: '@genmaster/auth-client',
  },
  {
    sourceTag: 'type:model',
    file: 'libs/app-model/src/x.ts',
    refused: '@genmaster/color-picker',
    allowed: '@genmaster/i18n',
  },
  {
    sourceTag: 'type:demo',
    file: 'libs/demos/src/x.tsx',
    refused: '@genmaster/testing',
    allowed: '@genmaster/app-model',
  },
  { sourceTag: 'platform:data', file: 'libs/app-model/src/x.ts', refused: 'react', allowed: 'valibot' },
  {
    sourceTag: 'type:app',
    file: 'apps/marketing/src/x.tsx',
    refused: '@genmaster/testing',
    allowed: '@genmaster/shell-ui',
  },
  {
    sourceTag: 'type:e2e',
    file: 'apps/marketing-e2e/src/x.ts',
    refused: '@genmaster/theme-engine',
    allowed: '@playwright/test',
  },
  {
    sourceTag: 'type:testing',
    file: 'libs/testing/src/x.tsx',
    // The tests of every real library use this one, so an import of theirs would be a circular dependency before it
    // broke this rule.
    refused: '@genmaster/node-only',
    allowed: '@testing-library/react',
  },
  {
    sourceTag: 'type:consumer',
    file: 'tools/release/consumers/react/x.ts',
    refused: '@genmaster/resilience',
    allowed: '@genmaster/theme-engine',
  },
  {
    sourceTag: 'platform:any',
    file: 'libs/auth-client/src/core/x.ts',
    refused: '@genmaster/color-picker',
    allowed: '@genmaster/theme-engine',
  },
  {
    sourceTag: 'platform:react',
    file: 'libs/shell-ui/src/x/x.tsx',
    refused: '@genmaster/node-only',
    allowed: '@genmaster/theme-engine',
  },
  { sourceTag: 'platform:web', file: 'apps/vanilla-host/src/x.ts', refused: 'react', allowed: 'vite' },
  {
    sourceTag: 'platform:web',
    file: 'apps/vanilla-host/src/x.ts',
    refused: '@genmaster/node-only',
    allowed: '@genmaster/theme-engine/dom',
  },
  {
    sourceTag: 'platform:node',
    file: 'apps/api/src/x.ts',
    refused: '@genmaster/color-picker',
    allowed: '@genmaster/theme-engine/contract',
  },
  { sourceTag: 'platform:node', file: 'apps/api/src/x.ts', refused: 'react', allowed: 'fastify' },
  { sourceTag: 'platform:node', file: 'apps/api/src/x.ts', refused: 'react-dom', allowed: 'kysely' },
  {
    sourceTag: 'publish:public',
    file: 'libs/color-picker/src/x/x.tsx',
    refused: '@genmaster/testing',
    allowed: '@genmaster/color',
  },
  {
    sourceTag: 'publish:bundled',
    file: 'libs/color/src/x.ts',
    refused: '@genmaster/seo-metadata',
    allowed: 'culori/fn',
  },
];

/** Rules inside a project: a folder, an import that is refused there, and one that is allowed. */
const insideExamples = [
  { file: 'libs/theme-engine/src/core/x.ts', refused: 'react', allowed: 'valibot' },
  { file: 'libs/theme-engine/src/core/x.ts', refused: '@reduxjs/toolkit', allowed: './y.ts' },
  { file: 'libs/theme-engine/src/core/x.ts', refused: '../dom/index.ts', allowed: '../contract/index.ts' },
  { file: 'libs/auth-client/src/contract/x.ts', refused: 'fastify', allowed: 'valibot' },
  { file: 'libs/seo-metadata/src/contract/x.ts', refused: '../rtk-query/index.ts', allowed: '../core/x.ts' },
  { file: 'libs/auth-client/src/rtk-query/x.ts', refused: '@reduxjs/toolkit/query', allowed: '../contract/index.ts' },
  { file: 'apps/api/src/x.ts', refused: '@genmaster/theme-engine', allowed: '@genmaster/theme-engine/contract' },
  {
    file: 'apps/api/src/x.ts',
    refused: '@genmaster/seo-metadata/remote',
    allowed: '@genmaster/seo-metadata/contract',
  },
  {
    file: 'apps/vanilla-host/src/x.ts',
    refused: '@genmaster/color-picker',
    allowed: '@genmaster/color-picker/element',
  },
  { file: 'apps/vanilla-host/src/x.ts', refused: '@genmaster/theme-engine/react', allowed: '@genmaster/theme-engine' },
  { file: 'apps/vanilla-host/src/x.ts', refused: '@genmaster/shell-ui', allowed: '@genmaster/color-picker/style.css' },
];

/** The dependencies of the architecture. Tests may also use the testing library. */
const arrows = {
  'app-model': ['i18n'],
  api: ['auth-client', 'seo-metadata', 'site-contract', 'theme-engine'],
  'auth-client': [],
  color: [],
  'color-picker': ['color', 'keyboard', 'react-compat'],
  demos: ['app-model', 'color-picker', 'i18n', 'keyboard', 'resilience', 'seo-metadata', 'shell-ui', 'theme-engine'],
  i18n: ['resilience'],
  keyboard: [],
  marketing: [
    'app-model',
    'auth-client',
    'color-picker',
    'demos',
    'i18n',
    'keyboard',
    'resilience',
    'seo-metadata',
    'shell-ui',
    'site-contract',
    'theme-engine',
  ],
  'marketing-e2e': [],
  'seo-metadata': [],
  'react-compat': [],
  // Not imports: the libraries that it publishes.
  release: ['auth-client', 'color-picker', 'seo-metadata', 'shell-ui', 'theme-engine'],
  resilience: [],
  'shell-ui': ['color-picker', 'keyboard', 'react-compat', 'theme-engine'],
  'site-contract': [],
  testing: [],
  'theme-engine': ['color'],
  'vanilla-host': ['color-picker', 'theme-engine'],
  // Not imports: the projects of the stories that it tests.
  workshop: ['auth-client', 'color-picker', 'marketing', 'shell-ui', 'theme-engine'],
};

const graph = drawnGraph();
prepareGraph(readCachedProjectGraph());

const linterWith = (...blocks) => new ESLint({ cwd: root, overrideConfig: blocks });
const everyRule = linterWith();

async function complaints(linter, file, specifier) {
  const [result] = await linter.lintText(`import * as x from '${specifier}';\nvoid x;\n`, {
    filePath: join(root, file),
  });
  assert.ok(result, `${file} is not linted`);
  assert.deepEqual(
    result.messages.filter(({ fatal }) => fatal),
    [],
  );
  return result.messages.filter(({ ruleId }) => ruleId === BETWEEN_PROJECTS || ruleId === INSIDE_PROJECT);
}

describe('between projects', () => {
  const manifests = projectFiles();

  test('every project has a type and a platform', () => {
    for (const { name, tags } of manifests) {
      for (const kind of ['type:', 'platform:']) {
        assert.equal(tags.filter((tag) => tag.startsWith(kind)).length, 1, `${name} needs one ${kind}… tag`);
      }
    }
  });

  test('every tag has a rule', () => {
    const read = new Set(
      boundaryRules.depConstraints.flatMap((rule) => [rule.sourceTag, ...rule.onlyDependOnLibsWithTags]),
    );
    for (const { name, tags } of manifests) {
      for (const tag of tags) assert.ok(read.has(tag), `no rule reads "${tag}" of ${name}`);
    }
  });

  test('every rule has an example here', () => {
    const shown = new Set(examples.map(({ sourceTag }) => sourceTag));
    assert.deepEqual(
      boundaryRules.depConstraints.map(({ sourceTag }) => sourceTag).filter((tag) => !shown.has(tag)),
      [],
    );
  });

  for (const { sourceTag, file, refused, allowed } of examples) {
    test(`${sourceTag} alone keeps ${refused} out of ${file}, and the whole configuration does too`, async () => {
      const rule = boundaryRules.depConstraints.filter((constraint) => constraint.sourceTag === sourceTag);
      const thisRule = linterWith({
        files: ['**/*.ts', '**/*.tsx'],
        rules: { [BETWEEN_PROJECTS]: ['error', { ...boundaryRules, depConstraints: rule }], [INSIDE_PROJECT]: 'off' },
      });
      const [own] = await complaints(thisRule, file, refused);
      assert.equal(own?.ruleId, BETWEEN_PROJECTS);
      assert.match(own.message, new RegExp(`"${sourceTag}"`));
      assert.notDeepEqual(await complaints(everyRule, file, refused), []);
      assert.deepEqual(await complaints(everyRule, file, allowed), []);
    });
  }

  test('no project imports another by a relative path', async () => {
    assert.equal((await complaints(everyRule, 'apps/marketing/src/x.ts', '../../api/src/app.ts')).length, 1);
    assert.equal((await complaints(everyRule, 'libs/shell-ui/src/x.ts', '../../theme-engine/src/index.ts')).length, 1);
  });

  test('tests and stories may use the testing library, but no forbidden sibling', async () => {
    for (const file of ['libs/color-picker/src/x/x.test.tsx', 'libs/shell-ui/src/x/x.stories.tsx']) {
      assert.deepEqual(await complaints(everyRule, file, '@genmaster/testing'), []);
    }
    assert.equal(
      (await complaints(everyRule, 'libs/seo-metadata/src/core/x.test.ts', '@genmaster/color-picker')).length,
      1,
    );
  });
});

describe('inside a project', () => {
  for (const { file, refused, allowed } of insideExamples) {
    test(`${refused} is refused in ${file}`, async () => {
      assert.ok((await complaints(everyRule, file, refused)).some(({ ruleId }) => ruleId === INSIDE_PROJECT));
      assert.deepEqual(await complaints(everyRule, file, allowed), []);
    });
  }

  test('endpoint definitions may import types of the toolkit', async () => {
    const [result] = await everyRule.lintText("export type { BaseQueryFn } from '@reduxjs/toolkit/query';\n", {
      filePath: join(root, 'libs/auth-client/src/rtk-query/x.ts'),
    });
    assert.deepEqual(result.messages, []);
  });
});

describe('the graph', () => {
  test('has the projects and the arrows of the architecture', () => {
    const drawn = Object.fromEntries(
      // An entry point that is also loaded on demand is a second dependency in the graph, but the same arrow.
      Object.entries(graph).map(([name, targets]) => [
        name,
        [...new Set(targets)].filter((target) => target !== 'testing').sort(),
      ]),
    );
    assert.deepEqual(drawn, arrows);
  });

  test('has no circular dependency', () => {
    const visit = (name, path) => {
      assert.ok(!path.includes(name), `circle: ${[...path, name].join(' → ')}`);
      for (const target of graph[name]) visit(target, [...path, name]);
    };
    for (const name of Object.keys(graph)) visit(name, []);
  });
});

function projectFiles() {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) =>
      JSON.parse(readFileSync(join(root, folder, name, 'project.json'), 'utf8')),
    ),
  );
}

/** Runs `nx graph`, which also refreshes the graph that the rule reads, and returns each project's targets. */
function drawnGraph() {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  const file = join(folder, 'graph.json');
  try {
    const { status, stderr } = spawnSync('nx', ['graph', `--file=${file}`], { cwd: root, env: commandEnv() });
    assert.equal(status, 0, String(stderr));
    const { dependencies } = JSON.parse(readFileSync(file, 'utf8')).graph;
    return Object.fromEntries(
      Object.keys(dependencies)
        .sort()
        .map((name) => [name, dependencies[name].map(({ target }) => target)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
