import { loadOnce } from '@genmaster/resilience';
import { forgetLastUser } from './last-user.ts';
import type { ThemeLoader } from './theme-context.tsx';

export interface ThemeLoaderOptions {
  storage: Storage | null;
  /** Storage that is cleared when the tab is closed. */
  tabStorage: Storage | null;
  projectId: string;
  log: (message: string) => void;
}

/** Creates the loader; after a failed load, the next call tries again. */
export function createThemeLoader(options: ThemeLoaderOptions): ThemeLoader {
  const { load, loaded } = loadOnce(async () => {
    const { createThemeRuntime } = await import('./theme-wiring.ts');
    return createThemeRuntime({ ...options, document: globalThis.document });
  });
  return {
    load,
    loaded,
    forgetUser() {
      loaded()?.forgetUser();
      forgetLastUser(options.storage);
    },
  };
}
