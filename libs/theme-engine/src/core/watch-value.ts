import type { CoreSnapshot, ThemeCore } from './engine-types.ts';

/** Calls back when one value of the snapshot is another than before. Gives the way to stop. */
export function watchValue<Snapshot extends CoreSnapshot, T>(
  engine: Pick<ThemeCore<Snapshot>, 'getSnapshot' | 'subscribe'>,
  selector: (snapshot: Snapshot) => T,
  listener: (value: T) => void,
): () => void {
  let value = selector(engine.getSnapshot());
  return engine.subscribe(() => {
    const next = selector(engine.getSnapshot());
    if (Object.is(value, next)) return;
    value = next;
    listener(next);
  });
}
