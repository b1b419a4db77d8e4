import { demoImports, type DemoId, type DemoModule } from './demo-registry.ts';

/** Fetches the demos’ chunks, each when it is first wanted. */
export interface DemoLoader {
  load(id: DemoId): Promise<DemoModule>;
  /** The demo if it is here already, so that it can be rendered at once. */
  loaded(id: DemoId): DemoModule | null;
}

/** A loader that keeps what has arrived; a failed fetch is forgotten, so that the next wish tries again. */
export function createDemoLoader(imports: Record<DemoId, () => Promise<DemoModule>> = demoImports): DemoLoader {
  const here = new Map<DemoId, DemoModule>();
  const running = new Map<DemoId, Promise<DemoModule>>();
  const fetchDemo = async (id: DemoId): Promise<DemoModule> => {
    try {
      const demo = await imports[id]();
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
