import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { InlineConfig } from 'vite';
import { contentPlugin } from '../apps/marketing/build/content-plugin.ts';
import { messagesPlugin } from '../apps/marketing/build/messages-plugin.ts';

const workspacePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Folders with stories: foundations, libraries and parts of the site. To add one, add a row. */
const PARTS = [
  { directory: workspacePath('.storybook/start'), titlePrefix: '' },
  { directory: workspacePath('.storybook/foundations'), titlePrefix: 'Foundations' },
  { directory: workspacePath('libs/auth-client/src'), titlePrefix: 'Auth client' },
  { directory: workspacePath('libs/theme-engine/src'), titlePrefix: 'Theme engine' },
  { directory: workspacePath('libs/color-picker/src'), titlePrefix: 'Color picker' },
  { directory: workspacePath('libs/shell-ui/src'), titlePrefix: 'Shell' },
  { directory: workspacePath('apps/marketing/src/pages'), titlePrefix: 'Site' },
  { directory: workspacePath('libs/demos/src'), titlePrefix: 'Demos' },
  { directory: workspacePath('apps/marketing/src/features/language-switch'), titlePrefix: 'Languages' },
  { directory: workspacePath('apps/marketing/src/features/contact'), titlePrefix: 'Contact' },
  { directory: workspacePath('apps/marketing/src/features/account'), titlePrefix: 'Account' },
  { directory: workspacePath('apps/marketing/src/features/page-entries'), titlePrefix: 'Account' },
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  addons: [
    // GitHub Flavored Markdown, for tables in MDX pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  stories: PARTS.map((part) => ({ ...part, files: '**/*.@(mdx|stories.tsx)' })),
  // The stylesheets of the four themes, at the paths in the catalogue, and the recordings of the demos.
  staticDirs: [
    { from: workspacePath('apps/marketing/public'), to: '/' },
    { from: workspacePath('apps/marketing/src/content/recordings'), to: '/recordings' },
  ],
  // A frame without an icon asks for /favicon.ico, which is an error in the console of every docs page.
  previewHead: (head = '') => `${head}<link rel="icon" href="./icon.svg" />`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Props are read from docblocks in the sources, with a TypeScript project without references: those would lead to the
  // output of `tsc --build`, which does not exist in a fresh clone.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: workspacePath('.storybook/tsconfig.docgen.json'),
      include: [
        'libs/*/src/**/*.tsx',
        'apps/marketing/src/pages/**/*.tsx',
        'apps/marketing/src/features/language-switch/**/*.tsx',
        'apps/marketing/src/features/contact/**/*.tsx',
      ],
      fileSystemCache: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Props inherited from HTML elements are not listed.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
    check: false,
  },
  viteFinal: (vite): InlineConfig => ({
    ...vite,
    // The site's pages and messages, compiled as on the site.
    plugins: [...(vite.plugins ?? []), contentPlugin(), messagesPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['@genmaster/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
