/** Values that are loaded when they are first needed, one for each key. */
export interface LoadedByKey<Key, Value> {
  /**
   * Loads a value. Until a load fails, every call with the same key returns the same promise.
   *
   * A fulfilled promise carries `status` and `value`: React’s `use` reads them without suspending.
   */
  load(key: Key): Promise<Value>;
  /** Returns a value that is loaded already, else `null`. */
  loaded(key: Key): Value | null;
  /** Returns the keys of the loaded values, the first one loaded first. */
  keys(): readonly Key[];
}

/** A value that is loaded when it is first needed, such as a chunk. */
export interface LoadedOnce<Value> {
  /** Loads the value. Until a load fails, every call returns the same promise. */
  load(): Promise<Value>;
  /** Returns the value if it is loaded already, so that it can be rendered at once; else `null`. */
  loaded(): Value | null;
}

/**
 * Loads each value once. A failed load is forgotten, so the next call tries again.
 *
 * @example
 * const words = loadEachOnce((code: 'en' | 'hi') => import(`./words.${code}.ts`));
 * await words.load('hi');
 */
export function loadEachOnce<Key, Value>(fetchValue: (key: Key) => Promise<Value>): LoadedByKey<Key, Value> {
  const values = new Map<Key, Value>();
  const promises = new Map<Key, Promise<Value>>();
  return {
    loaded: (key) => values.get(key) ?? null,
    keys: () => [...values.keys()],
    load(key) {
      const known = promises.get(key);
      if (known) return known;
      const loading = fetchValue(key);
      promises.set(key, loading);
      loading.then(
        (value) => {
          values.set(key, value);
          Object.assign(loading, { status: 'fulfilled', value });
        },
        () => promises.delete(key),
      );
      return loading;
    },
  };
}

/** Loads a value once. A failed load is forgotten, so the next call tries again. */
export function loadOnce<Value>(fetchValue: () => Promise<Value>): LoadedOnce<Value> {
  const { load, loaded } = loadEachOnce<undefined, Value>(fetchValue);
  return { load: () => load(undefined), loaded: () => loaded(undefined) };
}
