import type { ThemeRuntime } from './theme-runtime.ts';

/** Fetches the theme engine and its panel when they are first wanted, once. */
export interface ThemeLoader {
  load(): Promise<ThemeRuntime>;
}

export interface ThemeLoaderOptions {
  storage: Storage | null;
  projectId: string;
}

/** A loader that keeps its one promise; a failed fetch is forgotten, so that the next wish tries again. */
export function createThemeLoader(options: ThemeLoaderOptions): ThemeLoader {
  let running: Promise<ThemeRuntime> | null = null;
  return {
    load() {
      running ??= import('./theme-runtime.ts').then(({ createThemeRuntime }) =>
        createThemeRuntime({ ...options, document: globalThis.document }),
      );
      running.catch(() => {
        running = null;
      });
      return running;
    },
  };
}
