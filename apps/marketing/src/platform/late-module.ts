/** A file of the build that is fetched when it is first wanted. */
export interface LateModule<Module> {
  load: () => Promise<Module>;
  /** The module if it is here already, so that it can be shown at once. */
  loaded: () => Module | null;
}

/** Keeps a module once it has arrived; a failed fetch is forgotten, so that the next wish tries again. */
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
