import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { InlineConfig } from 'vite';

const workspacePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Libraries and parts of the site that show themselves here. A new one is one more row. */
const LIBRARIES = [
  { directory: workspacePath('libs/color-picker/src'), titlePrefix: 'Color picker' },
  { directory: workspacePath('libs/shell-ui/src'), titlePrefix: 'Shell' },
  { directory: workspacePath('apps/marketing/src/site'), titlePrefix: 'Site' },
  { directory: workspacePath('apps/marketing/src/features/demos'), titlePrefix: 'Demos' },
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  stories: LIBRARIES.map((library) => ({ ...library, files: '**/*.@(mdx|stories.tsx)' })),
  // The stylesheets of the four themes, at the addresses that the catalogue names.
  staticDirs: [{ from: workspacePath('apps/marketing/public'), to: '/' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Properties are read from the sources' own docblocks.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite): InlineConfig => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['@genmaster/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
