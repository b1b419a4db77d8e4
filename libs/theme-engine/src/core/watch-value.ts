import type { ThemeEngine, ThemeSnapshot } from './engine-types.ts';

/** Calls back when one value of the snapshot is another than before. Gives the way to stop. */
export function watchValue<T>(
  engine: ThemeEngine,
  selector: (snapshot: ThemeSnapshot) => T,
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
