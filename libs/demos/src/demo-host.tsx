import type { ThemePanelLabels } from '@genmaster/shell-ui/theme-panel';
import type { FontOption, ThemeEngine } from '@genmaster/theme-engine';
import type { CatalogueNames } from '@genmaster/theme-engine/catalogue';
import type { LanguageCode } from '@genmaster/i18n';
import { createContext, useContext, type ReactNode } from 'react';
import type { DemoLoader } from './demo-module.ts';

/** Theme of the page that shows a demo. */
export interface HostTheme {
  getEngine: () => ThemeEngine;
  loadFont: (font: FontOption) => Promise<unknown>;
  /** Translates the names of the theme’s choices. */
  nameChoices: (names: CatalogueNames) => void;
  /** Calls the listener when the engine is replaced, as when another user signs in. */
  subscribe: (listener: () => void) => () => void;
}

/** Services of the surrounding site that demos use. */
export interface DemoHost {
  demos: DemoLoader;
  /** Reloads the page once for a chunk that the server no longer has; returns `true` when it reloads. */
  recoverChunk: (error: unknown) => boolean;
  log: (message: string, cause?: unknown) => void;
  loadTheme: () => Promise<HostTheme>;
  /** Loads the labels of the theme panel and the names of its catalogue in a language. */
  themeWordsIn: (code: LanguageCode) => Promise<{ panelLabels?: ThemePanelLabels; catalogueNames?: CatalogueNames }>;
}

const DemoHostContext = createContext<DemoHost | null>(null);

/** Provides the host’s services to the demos below it. */
export function DemoHostProvider({ host, children }: { host: DemoHost; children: ReactNode }) {
  return <DemoHostContext value={host}>{children}</DemoHostContext>;
}

/** Returns the host’s services. Throws outside `DemoHostProvider`. */
export function useDemoHost(): DemoHost {
  const host = useContext(DemoHostContext);
  if (!host) throw new Error('[demos] No host here. Wrap the tree in <DemoHostProvider>.');
  return host;
}
