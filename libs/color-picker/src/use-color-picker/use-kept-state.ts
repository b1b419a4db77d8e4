import { useCallback, useState } from 'react';
import type { PickerStore } from '../picker-store/picker-store.ts';

const kept = new WeakMap<PickerStore, Map<string, unknown>>();

/** Keeps what a person chose in a picker as long as its store, because the panel of a popup goes when that closes. */
export function useKeptState<Kept>(store: PickerStore, name: string, initial: Kept) {
  const [value, setValue] = useState(() => (kept.get(store)?.get(name) as Kept | undefined) ?? initial);
  const keep = useCallback(
    (next: Kept) => {
      if (!kept.has(store)) kept.set(store, new Map());
      kept.get(store)!.set(name, next);
      setValue(next);
    },
    [store, name],
  );
  return [value, keep] as const;
}
