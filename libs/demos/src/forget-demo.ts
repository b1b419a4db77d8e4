/** Name under which a browser keeps a demo’s state. */
export const demoKeyOf = (id: string): string => `gm-demo:${id}`;

/** Forgets what is kept of a demo, whatever it is. */
export function forgetDemo(id: string, storageOf: () => Storage): void {
  try {
    storageOf().removeItem(demoKeyOf(id));
  } catch {
    // Where storage is denied, nothing is kept.
  }
}
