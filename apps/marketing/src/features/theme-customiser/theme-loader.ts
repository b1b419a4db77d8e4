import { forgetLastUser } from './last-user.ts';
import type { ThemeRuntime } from './theme-runtime.ts';

/** Fetches the theme engine and its panel when they are first wanted, once. */
export interface ThemeLoader {
  load(): Promise<ThemeRuntime>;
  /** The runtime if it is here already. */
  loaded(): ThemeRuntime | null;
  /** Removes from this browser what it keeps of whoever was signed in, whether the engine is here or not. */
  forgetUser(): void;
}

export interface ThemeLoaderOptions {
  storage: Storage | null;
  /** Storage that ends with the tab. */
  tabStorage: Storage | null;
  projectId: string;
  log: (message: string) => void;
}

/** A loader that keeps its one promise; a failed fetch is forgotten, so that the next wish tries again. */
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
