import { demoKeyOf } from './forget-demo.ts';

/** Whether this browser keeps a state of a demo; storage that is denied keeps nothing. */
export function isDemoKept(id: string, storageOf: () => Storage): boolean {
  try {
    return storageOf().getItem(demoKeyOf(id)) !== null;
  } catch {
    return false;
  }
}
