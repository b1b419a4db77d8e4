import type { DemoModule } from '../demo-module.ts';

/** Where a demo’s chunk is: not wanted yet, on its way, here, or not to be had. */
export type DemoGateStatus = 'waiting' | 'loading' | 'ready' | 'lost';

/**
 * Holds a demo back until somebody is about to use it.
 *
 * `ready` stays pending while the chunk is not wanted or cannot be had, so that the prerendered part stays in place.
 */
export interface DemoGate {
  readonly ready: Promise<DemoModule>;
  getStatus(): DemoGateStatus;
  subscribe(listener: () => void): () => void;
  /** Fetches the demo, unless that is under way or done. After a loss it tries again. */
  start(): void;
}

export interface DemoGateOptions {
  /** The demo, where it has arrived already: while pages are built, or on a second visit. */
  here: DemoModule | null;
  load: () => Promise<DemoModule>;
  /** Called when the chunk does not arrive; `true` when the page reloads for it. */
  recover: (error: unknown) => boolean;
}

/** A gate that stays closed until it is started; an open one where the demo is here already. */
export function createDemoGate({ here, load, recover }: DemoGateOptions): DemoGate {
  let status: DemoGateStatus = here ? 'ready' : 'waiting';
  let open: (demo: DemoModule) => void;
  const listeners = new Set<() => void>();
  const ready = here ? settled(here) : new Promise<DemoModule>((resolve) => (open = resolve));
  const enter = (next: DemoGateStatus) => {
    status = next;
    // Listeners render; a start from inside a render must not reach them at once.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  };
  const arrive = (demo: DemoModule) => {
    open(demo);
    enter('ready');
  };
  const miss = (error: unknown) => {
    if (!recover(error)) enter('lost');
  };
  return {
    ready,
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (status === 'loading' || status === 'ready') return;
      enter('loading');
      load().then(arrive, miss);
    },
  };
}

/** A promise that React reads without waiting, as it marks those it has waited for. */
const settled = (demo: DemoModule): Promise<DemoModule> =>
  Object.assign(Promise.resolve(demo), { status: 'fulfilled' as const, value: demo });
