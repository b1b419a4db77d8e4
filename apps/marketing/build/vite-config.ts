import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { messagesPlugin } from './messages-plugin.ts';
import { themeDefaultsPlugin } from './theme-defaults-plugin.ts';

/** What building and developing the site share. */
export function siteViteConfig(): InlineConfig {
  return {
    configFile: false,
    root: fileURLToPath(new URL('../', import.meta.url)),
    plugins: [react(), themeDefaultsPlugin(), messagesPlugin()],
    resolve: { conditions: ['@genmaster/source', 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: ['@genmaster/source', 'module', 'node', 'development|production'] } },
    build: { target: 'baseline-widely-available' },
  };
}
