import { use } from 'react';

/** Time for which a failure is kept, so that every rendering that waited for the value learns of it. */
const KEPT_MS = 1000;

/** Failures of the last moment, by loading function and key. */
const failures = new WeakMap<object, Map<unknown, Promise<unknown>>>();

/**
 * Reads a value that is loaded when it is first needed; the component suspends until then.
 *
 * The function may forget a failed load, so that its next call tries again. React calls it again to read that failure;
 * without a record the component would load again and again, and never reach its error boundary.
 *
 * @throws the failure of the load, for an error boundary; a rendering that comes later loads again.
 */
export function useLoaded<Key, Value>(load: (key: Key) => Promise<Value>, key: Key): Value {
  const failed = failures.get(load)?.get(key) as Promise<Value> | undefined;
  return use(failed ?? watched(load, key));
}

/** Loads a value, and keeps a failure for a moment. */
function watched<Key, Value>(load: (key: Key) => Promise<Value>, key: Key): Promise<Value> {
  const loading = load(key);
  if (seen.has(loading)) return loading;
  seen.add(loading);
  loading.catch(() => {
    const kept = failures.get(load) ?? new Map<unknown, Promise<unknown>>();
    failures.set(load, kept.set(key, loading));
    setTimeout(() => kept.delete(key), KEPT_MS);
  });
  return loading;
}

/** Promises whose failure will be kept. */
const seen = new WeakSet<Promise<unknown>>();
