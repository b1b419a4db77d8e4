/**
 * Calls every listener, those after one that throws too. Throws what one of them has thrown.
 *
 * @param listeners the `values()` of a set: its iterator goes on behind the listener that threw.
 */
export function notifyAll(listeners: IterableIterator<() => void>): void {
  try {
    for (const listener of listeners) listener();
  } catch (error) {
    notifyAll(listeners);
    throw error;
  }
}

/** Adds a listener as a function of its own, so that the same one can be added twice; returns a function that ends it. */
export function addListener(listeners: Set<() => void>, listener: () => void): () => void {
  const own = () => listener();
  listeners.add(own);
  return () => void listeners.delete(own);
}
