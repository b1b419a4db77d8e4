import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { InlineConfig } from 'vite';
import { contentPlugin } from '../apps/marketing/build/content-plugin.ts';
import { messagesPlugin } from '../apps/marketing/build/messages-plugin.ts';

const workspacePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Foundations, libraries and parts of the site that show themselves here. A new one is one more row. */
const PARTS = [
  { directory: workspacePath('.storybook/foundations'), titlePrefix: 'Foundations' },
  { directory: workspacePath('libs/auth-client/src'), titlePrefix: 'Auth client' },
  { directory: workspacePath('libs/theme-engine/src'), titlePrefix: 'Theme engine' },
  { directory: workspacePath('libs/color-picker/src'), titlePrefix: 'Color picker' },
  { directory: workspacePath('libs/shell-ui/src'), titlePrefix: 'Shell' },
  { directory: workspacePath('apps/marketing/src/pages'), titlePrefix: 'Site' },
  { directory: workspacePath('libs/demos/src'), titlePrefix: 'Demos' },
  { directory: workspacePath('apps/marketing/src/features/language-switch'), titlePrefix: 'Languages' },
  { directory: workspacePath('apps/marketing/src/features/contact'), titlePrefix: 'Contact' },
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  addons: [
    // Tables in pages are written as in any Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  stories: PARTS.map((part) => ({ ...part, files: '**/*.@(mdx|stories.tsx)' })),
  // The stylesheets of the four themes, at the addresses that the catalogue names, and the films of the demos.
  staticDirs: [
    { from: workspacePath('apps/marketing/public'), to: '/' },
    { from: workspacePath('apps/marketing/src/content/recordings'), to: '/recordings' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Properties are read from the sources' own docblocks, through a project without references: those lead to what
  // `tsc --build` wrote, which is not there in a fresh clone.
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
      // What an element takes anyway is not listed again.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
    check: false,
  },
  viteFinal: (vite): InlineConfig => ({
    ...vite,
    // The site’s pages and words, compiled as on the site.
    plugins: [...(vite.plugins ?? []), contentPlugin(), messagesPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['@genmaster/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
