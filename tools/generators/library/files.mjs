// The files of a new library, by their relative paths.

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the initial files of a library. */
export const filesOf = (names) => ({
  'package.json': manifest(names),
  'project.json': json({
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    name: names.file,
    projectType: 'library',
    sourceRoot: `libs/${names.file}/src`,
    tags: ['type:domain', 'platform:any', 'publish:public'],
    targets: { build: {}, pack: {}, 'test-package': {} },
  }),
  'tsconfig.json': json({
    extends: '../../tsconfig.base.json',
    files: [],
    include: [],
    references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
  }),
  'tsconfig.lib.json': compiler('lib', {
    types: [],
    include: ['src'],
    exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/testing/**/*'],
    references: [],
  }),
  'tsconfig.spec.json': compiler('spec', {
    types: ['jest', 'node'],
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/testing/**/*'],
    references: [{ path: './tsconfig.lib.json' }, { path: '../testing/tsconfig.lib.json' }],
  }),
  'jest.config.ts': `import { libraryJestConfig } from '../../jest.preset.mjs';\n\nexport default libraryJestConfig('${names.file}');\n`,
  'eslint.config.mjs': "export { default } from '../../eslint.config.mjs';\n",
  'CHANGELOG.md': '## 0.1.0\n\nFirst version.\n',
  'README.md': readme(names),
  'src/index.ts': door(names),
  [`src/core/${names.file}.ts`]: core(names),
  [`src/core/${names.file}.test.ts`]: coreTest(names),
  'public-names.json': publicNames(names),
  'src/public-api.test.ts': PUBLIC_API_TEST,
});

const manifest = ({ file, description }) =>
  json({
    name: `@genmaster/${file}`,
    version: '0.1.0',
    description,
    keywords: file.split('-'),
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { '@genmaster/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE'],
    publishConfig: { access: 'public', provenance: true },
    engines: { node: '>=20' },
  });

const compiler = (name, { types, include, exclude, references }) =>
  json({
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      rootDir: 'src',
      outDir: `out-tsc/${name}`,
      tsBuildInfoFile: `out-tsc/${name}/tsconfig.tsbuildinfo`,
      jsx: 'react-jsx',
      types,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    },
    include,
    exclude,
    references,
  });

const door = ({ file, type }) => `// The store
export { create${type} } from './core/${file}.ts';

// Types
export type { ${type} } from './core/${file}.ts';
`;

const core = ({ type }) => `/** A value with subscribers. */
export interface ${type}<Value> {
  getState(): Value;
  /** Calls the listener after each change; returns a way to stop. */
  subscribe(listener: () => void): () => void;
  replace(next: Value): void;
}

/**
 * Creates a store that holds one value and notifies its subscribers.
 *
 * Replacing the value by itself (\`Object.is\`) notifies nobody.
 */
export function create${type}<Value>(initial: Value): ${type}<Value> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    replace(next) {
      if (Object.is(next, state)) return;
      state = next;
      listeners.forEach((listener) => listener());
    },
  };
}
`;

const coreTest = ({ file, type }) => `import { create${type} } from './${file}.ts';

describe('create${type}', () => {
  it('tells of a change once, and of none not at all', () => {
    const store = create${type}('one');
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.replace('one');
    store.replace('two');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getState()).toBe('two');
    stop();
    store.replace('three');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
`;

const publicNames = ({ type }) => json({ '.': { values: [`create${type}`], types: [type] } });

const PUBLIC_API_TEST = `import { describePublicNames } from '@genmaster/testing';
import { join } from 'node:path';
import * as core from './index.ts';

describePublicNames(join(__dirname, '..'), { '.': core });
`;

const readme = ({ file, type, value, description }) => `# @genmaster/${file}

${description}

\`\`\`ts
import { create${type} } from '@genmaster/${file}';

const ${value} = create${type}('first');
${value}.subscribe(() => console.log(${value}.getState()));
${value}.replace('second');
\`\`\`

## The idea

One value, and who follows it.

## Doors

| Door | Gives     | Wants   |
| ---- | --------- | ------- |
| \`.\`  | the store | nothing |

## What it does not do

- It keeps nothing: storage is the host's.

## Guarantees

- Runs in browsers and in Node from version 20. Importing does nothing.
`;
