// One Jest configuration for every project: TypeScript through SWC, workspace packages from source, no build first.
import { fileURLToPath } from 'node:url';

const workspaceRoot = fileURLToPath(new URL('.', import.meta.url));

// Published as ES modules only, so Jest has to transform them.
const ESM_ONLY = [
  '@exodus',
  '@lingui',
  '@react-router',
  'cookie-es',
  '@tanstack',
  'culori',
  'd3-array',
  'internmap',
  'kysely',
  'msw',
  'react-router',
  '@remix-run',
  '@sveltejs',
  '@messageformat',
  '@noble',
  'parse5',
  'entities',
  'valibot',
];

// A test file runs in a context of its own, where each look-up of a global name is slow. These are passed to every module
// as parameters instead: names of the language that no test replaces, and that no package declares for itself.
const FAST_GLOBALS = [
  'Array',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
];

const shared = {
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': `${workspaceRoot}tools/testing/css-module-names.cjs`,
    '\\.css$': `${workspaceRoot}tools/testing/empty-style.cjs`,
    '^fast-check$': `${workspaceRoot}tools/testing/fast-check.cjs`,
  },
  testEnvironment: 'node',
  sandboxInjectedGlobals: FAST_GLOBALS,
  // Nothing is judged by its speed; a slow machine only needs patience.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/out-tsc/'],
  setupFilesAfterEnv: [
    `${workspaceRoot}tools/testing/console-guard.cjs`,
    `${workspaceRoot}tools/testing/owner-stacks.cjs`,
  ],
  testEnvironmentOptions: { customExportConditions: ['@genmaster/source', 'node', 'require', 'default'] },
};

/** Jest configuration of a library or of the React host. */
export const libraryJestConfig = (name) => ({ ...shared, displayName: name });

/** Jest configuration of a library's components in the oldest React that is supported. */
export const react18JestConfig = (name) => ({
  ...shared,
  displayName: `${name}, React 18`,
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^(react(?:-dom)?)((?:/.*)?)$': `${workspaceRoot}tools/react-18/node_modules/$1$2`,
  },
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, `${workspaceRoot}tools/testing/react-18.cjs`],
});

/** Jest configuration of the server: its suite runs against SQLite and a PostgreSQL server started once per run. */
export const apiJestConfig = () => ({
  ...shared,
  displayName: 'api',
  setupFiles: [`${workspaceRoot}tools/testing/fastify-plugin-names.cjs`],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@node-rs/argon2$': `${workspaceRoot}tools/testing/argon2.cjs`,
    '^@fastify/ajv-compiler$': `${workspaceRoot}tools/testing/ajv-compiler.cjs`,
    '^@fastify/fast-json-stringify-compiler$': `${workspaceRoot}tools/testing/json-stringify-compiler.cjs`,
  },
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
