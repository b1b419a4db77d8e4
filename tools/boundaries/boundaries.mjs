// Allowed imports between projects. Every tag in a project.json has a rule here.

const depConstraints = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:domain'] },
  { sourceTag: 'type:words', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:model', onlyDependOnLibsWithTags: ['type:words', 'type:domain'] },
  { sourceTag: 'type:demo', onlyDependOnLibsWithTags: ['type:model', 'type:words', 'type:ui', 'type:domain'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:demo', 'type:model', 'type:words', 'type:ui', 'type:domain'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [] },
  // The applications of the rehearsed release know what is published.
  { sourceTag: 'type:consumer', onlyDependOnLibsWithTags: ['publish:public'] },
  { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
  { sourceTag: 'platform:react', onlyDependOnLibsWithTags: ['platform:any', 'platform:react', 'platform:data'] },
  {
    // Data and rules without React; from the texts it imports only the type of a language.
    sourceTag: 'platform:data',
    onlyDependOnLibsWithTags: ['platform:any', 'platform:react'],
    bannedExternalImports: ['react', 'react-*'],
  },
  {
    // A page without React may use the parts of a UI library that do not need React.
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:any', 'platform:react'],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*'],
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:any', 'platform:node'],
    bannedExternalImports: ['react', 'react-*'],
  },
  // Not `notDependOnLibsWithTags` of private ones: that is transitive, includes the test dependencies of a sibling, and
  // would refuse the sibling. A bundled library is private, and its modules are built into the published ones that use
  // it.
  { sourceTag: 'publish:public', onlyDependOnLibsWithTags: ['publish:public', 'publish:bundled'] },
  { sourceTag: 'publish:bundled', onlyDependOnLibsWithTags: ['publish:bundled'] },
];

export const boundaryRules = {
  enforceBuildableLibDependency: false,
  allowCircularSelfDependency: false,
  banTransitiveDependencies: false,
  // A library has several entry points: one may be loaded on demand while another is imported statically.
  checkDynamicDependenciesExceptions: ['@genmaster/**'],
  // Every command of the workspace uses the browser finder, which belongs to no project.
  allow: ['../../tools/scripts/find-chromium.mjs'],
  depConstraints,
};

/** Tests and stories may use the private testing library as well. */
export const testBoundaryRules = {
  ...boundaryRules,
  depConstraints: depConstraints
    .filter(({ sourceTag }) => sourceTag !== 'publish:public')
    .map((rule) => ({
      ...rule,
      onlyDependOnLibsWithTags: [
        ...rule.onlyDependOnLibsWithTags,
        ...(rule.sourceTag.startsWith('type:') ? ['type:testing'] : ['platform:react']),
      ],
    })),
};

const restrict = (files, patterns) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const FRAMEWORKS = {
  group: ['react', 'react-dom', 'react-dom/*', 'react/*', '@reduxjs/*', 'react-redux', 'fastify', '@fastify/*'],
  message: 'A core is plain TypeScript. Put framework code into the library’s ./react or ./rtk-query door.',
};

/**
 * Nx checks projects, not folders: these rules keep a library’s core free of frameworks and of its other entry points.
 */
export const insideLibraryRules = [
  restrict(
    ['libs/*/src/core/**', 'libs/*/src/contract/**'],
    [
      FRAMEWORKS,
      {
        group: ['../react/*', '../rtk-query/*', '../dom/*', '../first-paint/*'],
        message: 'A core does not know its doors. Move the shared part into core.',
      },
    ],
  ),
  {
    files: ['libs/*/src/rtk-query/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@reduxjs/*'],
              allowTypeImports: true,
              message: 'Endpoint definitions take the host’s builder. Import only types from the toolkit.',
            },
          ],
        },
      ],
    },
  },
];

/**
 * Allowed imports of hosts: for the server only the wire contracts, for a page without React only entry points without
 * React.
 */
export const hostRules = [
  restrict(
    ['apps/api/**'],
    [
      {
        regex: '^@genmaster/(?!(theme-engine|seo-metadata|auth-client|site-contract)/contract$)',
        message: 'The server imports only the libraries’ ./contract doors.',
      },
    ],
  ),
  restrict(
    ['apps/vanilla-host/**'],
    [
      {
        regex: '^@genmaster/(?:shell-ui|color-picker(?!/(?:element|style\\.css)$)|[^/]+/(?:react|rtk-query)$)',
        message: 'This host has no React. Take a library’s core, ./dom or ./element door.',
      },
    ],
  ),
];
