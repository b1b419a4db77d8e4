import type { CoreSnapshot, ThemeCore } from './engine-types.ts';
import { need } from './need.ts';

/** Calls the listener when the selected value of the snapshot changes. Returns a function that unsubscribes. */
export function watchValue<Snapshot extends CoreSnapshot, T>(
  engine: Pick<ThemeCore<Snapshot>, 'getSnapshot' | 'subscribe'>,
  selector: (snapshot: Snapshot) => T,
  listener: (value: T) => void,
): () => void {
  need(typeof selector === 'function', 'selector');
  need(typeof listener === 'function', 'listener');
  let value = selector(engine.getSnapshot());
  return engine.subscribe(() => {
    const next = selector(engine.getSnapshot());
    if (Object.is(value, next)) return;
    value = next;
    listener(next);
  });
}
