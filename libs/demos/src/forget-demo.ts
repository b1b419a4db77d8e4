/** Returns the storage key of a demo’s state. */
export const demoKeyOf = (id: string): string => `gm-demo:${id}`;

/** Removes the stored state of a demo. */
export function forgetDemo(id: string, storageOf: () => Storage): void {
  try {
    storageOf().removeItem(demoKeyOf(id));
  } catch {
    // Where storage is denied, nothing is stored.
  }
}
