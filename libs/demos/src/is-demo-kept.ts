import { demoKeyOf } from './forget-demo.ts';

/** Returns whether this browser stores a state of a demo; `false` where storage is denied. */
export function isDemoKept(id: string, storageOf: () => Storage): boolean {
  try {
    return storageOf().getItem(demoKeyOf(id)) !== null;
  } catch {
    return false;
  }
}
