/** A chunk that is loaded when it is first needed. */
export interface LateModule<Module> {
  load: () => Promise<Module>;
  /** Returns the module if it is loaded already, so that it can be rendered at once. */
  loaded: () => Module | null;
}

/** Caches a module once it is loaded; a failed load is dropped, so that the next call tries again. */
export function createLateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
  let module: Module | null = null;
  let running: Promise<Module> | null = null;
  return {
    loaded: () => module,
    load() {
      running ??= fetchModule().then(
        (arrived) => (module = arrived),
        (error: unknown) => {
          running = null;
          throw error;
        },
      );
      return running;
    },
  };
}
