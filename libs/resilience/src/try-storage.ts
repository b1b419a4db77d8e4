/**
 * Uses a browser storage that may be missing, denied or full, or hold text that is not ours.
 *
 * Returns the result of `work`; `null` when there is no storage, or anything throws. Pass a function where the
 * access itself may throw, as `window.localStorage` does where storage is denied.
 *
 * @example
 * const draft = tryStorage(() => sessionStorage, (storage) => JSON.parse(storage.getItem('draft') ?? 'null'));
 */
export function tryStorage<Area extends object, Result>(
  area: Area | null | (() => Area | null),
  work: (area: Area) => Result,
): Result | null {
  try {
    const storage = typeof area === 'function' ? (area as () => Area | null)() : area;
    return storage && work(storage);
  } catch {
    return null;
  }
}
