import { tryStorage } from '@genmaster/resilience';

/** Returns the storage key of a demo’s state. */
export const demoKeyOf = (id: string): string => `gm-demo:${id}`;

/** Returns the storage key of the example that a demo’s stored state started from. */
export const exampleKeyOf = (id: string): string => `gm-demo-example:${id}`;

/** Removes the stored state of a demo. */
export function forgetDemo(id: string, storageOf: () => Storage): void {
  tryStorage(storageOf, (storage) => {
    storage.removeItem(demoKeyOf(id));
    storage.removeItem(exampleKeyOf(id));
  });
}

/** Returns whether this browser stores a state of a demo; `false` where storage is denied. */
export function isDemoKept(id: string, storageOf: () => Storage): boolean {
  return tryStorage(storageOf, (storage) => storage.getItem(demoKeyOf(id))) !== null;
}
