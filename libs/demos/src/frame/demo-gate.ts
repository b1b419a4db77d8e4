import type { DemoModule } from '../demo-module.ts';

/** State of a demo’s chunk: not requested, loading, loaded, or failed to load. */
export type DemoGateStatus = 'waiting' | 'loading' | 'ready' | 'lost';

/**
 * Delays a demo until a visitor is about to use it.
 *
 * `ready` stays pending while the chunk is not requested or cannot be loaded, so that the prerendered part stays in
 * place.
 */
export interface DemoGate {
  readonly ready: Promise<DemoModule>;
  getStatus(): DemoGateStatus;
  subscribe(listener: () => void): () => void;
  /** Fetches the demo, unless that is in progress or done. After a failed load it retries. */
  start(): void;
  /** Starts at the visitor’s request: where the demo fails to load once more, the page is reloaded. */
  retry(): void;
}

export interface DemoGateOptions {
  /** The demo, where it is loaded already: in the prerendering build, or on a second visit. */
  here: DemoModule | null;
  load: () => Promise<DemoModule>;
  /** Called when the chunk fails to load; returns `true` when the page reloads for it. */
  recover: (error: unknown) => boolean;
  /** Reloads the page, if the server answers; returns whether it does. */
  reload: () => Promise<boolean>;
}

/** Creates a gate that is closed until it is started; an open one where the demo is loaded already. */
export function createDemoGate({ here, load, recover, reload }: DemoGateOptions): DemoGate {
  let status: DemoGateStatus = here ? 'ready' : 'waiting';
  let isRequested = false;
  let open: (demo: DemoModule) => void;
  const listeners = new Set<() => void>();
  const ready = here ? settled(here) : new Promise<DemoModule>((resolve) => (open = resolve));
  const enter = (next: DemoGateStatus) => {
    status = next;
    // Listeners render, so a start from inside a render must not call them synchronously.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  };
  const arrive = (demo: DemoModule) => {
    open(demo);
    enter('ready');
  };
  const miss = async (error: unknown) => {
    const isReloaded = recover(error) || (isRequested && (await reload()));
    isRequested = false;
    if (!isReloaded) enter('lost');
  };
  const start = () => {
    if (status === 'loading' || status === 'ready') return;
    enter('loading');
    load().then(arrive, miss);
  };
  return {
    ready,
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    retry() {
      isRequested = true;
      start();
    },
  };
}

/** Returns a promise that React reads without suspending, marked like those it has already awaited. */
const settled = (demo: DemoModule): Promise<DemoModule> =>
  Object.assign(Promise.resolve(demo), { status: 'fulfilled' as const, value: demo });
