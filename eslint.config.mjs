// One lint configuration for the workspace. Three blocks keep order: between projects, inside a project, and in tests;
// one more keeps text out of markup and out of SQL.
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryRules, hostRules, insideLibraryRules, testBoundaryRules } from './tools/boundaries/boundaries.mjs';
import { sinkRules } from './tools/sinks/sinks.mjs';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.hard.ts', '**/*.stories.tsx', '**/src/testing/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/out-tsc/**',
      '**/storybook-static/**',
      '**/node_modules/**',
      '**/coverage/**',
      '**/jest.config.ts',
      '**/jest.react-18.config.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@nx/enforce-module-boundaries': ['error', boundaryRules],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.tsx'], rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' } },
  ...insideLibraryRules,
  ...hostRules,
  ...sinkRules([...TESTS, 'apps/marketing-e2e/**']),
  { files: TESTS, rules: { '@nx/enforce-module-boundaries': ['error', testBoundaryRules] } },
  {
    files: [
      'tools/**',
      '**/*.config.ts',
      'apps/marketing/build/**',
      'apps/api/src/server.ts',
      'apps/api/src/start-server.ts',
      'apps/api/src/cli.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
