import type { ThemePanelLabels } from '@genmaster/shell-ui/theme-panel';
import type { FontOption, ThemeEngine } from '@genmaster/theme-engine';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import type { LanguageCode } from '@genmaster/i18n';
import { createContext, useContext, type ReactNode } from 'react';
import type { DemoLoader } from './demo-module.ts';

/** The theme of the page that a demo stands on. */
export interface HostTheme {
  getEngine: () => ThemeEngine;
  loadFont: (font: FontOption) => Promise<unknown>;
  /** Reports another engine, as when another user signs in. */
  subscribe: (listener: () => void) => () => void;
}

/** The services that demos use of the site around them. */
export interface DemoHost {
  demos: DemoLoader;
  /** Reloads the page once for a chunk that the server no longer has; `true` when it does. */
  recoverChunk: (error: unknown) => boolean;
  log: (message: string, cause?: unknown) => void;
  loadTheme: () => Promise<HostTheme>;
  /** Loads the names of the theme panel and its catalogue in a language. */
  themeWordsIn: (code: LanguageCode) => Promise<{ panelLabels?: ThemePanelLabels; catalogueNames?: CatalogueNames }>;
}

const DemoHostContext = createContext<DemoHost | null>(null);

/** Gives the demos below it the services of their host. */
export function DemoHostProvider({ host, children }: { host: DemoHost; children: ReactNode }) {
  return <DemoHostContext value={host}>{children}</DemoHostContext>;
}

/** Returns the services of the host. */
export function useDemoHost(): DemoHost {
  const host = useContext(DemoHostContext);
  if (!host) throw new Error('[demos] No host here. Wrap the tree in <DemoHostProvider>.');
  return host;
}
