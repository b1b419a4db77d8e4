import type { DemoId, DemoModule } from './demo-registry.ts';

/** Fetches the demos’ chunks, each when it is first wanted. */
export interface DemoLoader {
  load(id: DemoId): Promise<DemoModule>;
  /** The demo if it is here already, so that it can be rendered at once. */
  loaded(id: DemoId): DemoModule | null;
}

/** Finds a demo by its name. The list of all is a chunk too: a page starts without the addresses of their files. */
const importDemo = async (id: DemoId): Promise<DemoModule> => (await import('./demo-registry.ts')).demoImports[id]();

/** A loader that keeps what has arrived; a failed fetch is forgotten, so that the next wish tries again. */
export function createDemoLoader(find: (id: DemoId) => Promise<DemoModule> = importDemo): DemoLoader {
  const here = new Map<DemoId, DemoModule>();
  const running = new Map<DemoId, Promise<DemoModule>>();
  const fetchDemo = async (id: DemoId): Promise<DemoModule> => {
    try {
      const demo = await find(id);
      here.set(id, demo);
      return demo;
    } finally {
      running.delete(id);
    }
  };
  return {
    loaded: (id) => here.get(id) ?? null,
    load(id) {
      const known = here.get(id);
      if (known) return Promise.resolve(known);
      const promise = running.get(id) ?? fetchDemo(id);
      running.set(id, promise);
      return promise;
    },
  };
}
