import { tryStorage } from '@genmaster/resilience';

/** Returns the storage key of a demo’s state. */
export const demoKeyOf = (id: string): string => `gm-demo:${id}`;

/** Removes the stored state of a demo. */
export function forgetDemo(id: string, storageOf: () => Storage): void {
  tryStorage(storageOf, (storage) => storage.removeItem(demoKeyOf(id)));
}

/** Returns whether this browser stores a state of a demo; `false` where storage is denied. */
export function isDemoKept(id: string, storageOf: () => Storage): boolean {
  return tryStorage(storageOf, (storage) => storage.getItem(demoKeyOf(id))) !== null;
}
