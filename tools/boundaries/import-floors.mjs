// Allowed imports between folders, and no circular imports: type imports and import() included, over the whole
// workspace. Nx checks projects; this checks files. `npm run lint:imports` runs it; import-floors.test.mjs tests that
// it refuses.

/** The layers of the site, from the bottom up. A folder imports only from the folders before it in this list. */
export const SITE_FLOORS = ['platform', 'content', 'features', 'pages', 'app'];

const SITE = '^apps/marketing/src/';

const floorRules = SITE_FLOORS.slice(0, -1).map((floor, index) => ({
  name: `site-${floor}-imports-down`,
  severity: 'error',
  comment: `${floor} imports only from the floors below it: ${SITE_FLOORS.slice(0, index).join(', ') || 'libraries alone'}.`,
  from: { path: `${SITE}${floor}/`, pathNot: TESTS() },
  to: { path: `${SITE}(${SITE_FLOORS.slice(index + 1).join('|')})/` },
}));

/** Returns the pattern of tests, stories and their helpers, which may import from all layers. */
function TESTS() {
  return '\\.(test|hard|stories|spec)\\.tsx?$|/testing/';
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Files that import each other cannot be read, tested or moved alone. Move the shared part below both.',
      from: { pathNot: TESTS() },
      to: { circular: true },
    },
    ...floorRules,
    {
      name: 'content-without-script',
      severity: 'error',
      comment:
        'Content is data: of the workspace it imports the application model, the words and the names of the demos.',
      from: { path: `${SITE}content/`, pathNot: TESTS() },
      to: {
        path: '^libs/(demos|shell-ui|color-picker)/',
        pathNot: '^libs/demos/src/(names|demo-ids|page-demo)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules|/dist/|/out-tsc/' },
    exclude: { path: '/(dist|out-tsc|storybook-static)/|\\.(css|json|svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@genmaster/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'],
    },
    progress: { type: 'none' },
  },
};
