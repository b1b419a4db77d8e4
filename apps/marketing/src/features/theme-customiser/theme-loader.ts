import { forgetLastUser } from './last-user.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Loads the theme engine and its panel once, when they are first needed. */
export interface ThemeLoader {
  load(): Promise<ThemeRuntime>;
  /** Returns the runtime if it is loaded already. */
  loaded(): ThemeRuntime | null;
  /** Removes the stored data of the last signed-in user from this browser, whether the engine is loaded or not. */
  forgetUser(): void;
}

export interface ThemeLoaderOptions {
  storage: Storage | null;
  /** Storage that is cleared when the tab is closed. */
  tabStorage: Storage | null;
  projectId: string;
  log: (message: string) => void;
}

/** Creates a loader that caches its promise; a failed load is dropped, so that the next call tries again. */
export function createThemeLoader(options: ThemeLoaderOptions): ThemeLoader {
  let running: Promise<ThemeRuntime> | null = null;
  let here: ThemeRuntime | null = null;
  return {
    loaded: () => here,
    forgetUser() {
      here?.forgetUser();
      forgetLastUser(options.storage);
    },
    load() {
      running ??= import('./theme-runtime.ts').then(
        ({ createThemeRuntime }) => (here = createThemeRuntime({ ...options, document: globalThis.document })),
      );
      running.catch(() => {
        running = null;
      });
      return running;
    },
  };
}
