import { startTransition, useEffect, useState } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';
import { useReading } from '../picker-context/use-reading.ts';
import { createPickerStore, type PickerStore } from '../picker-store/picker-store.ts';
import type { PickerStoreOptions } from '../picker-store/store-options.ts';
import { outputFormatOf } from './known-formats.ts';
import type { ColorPickerOptions } from './picker-options.ts';

/** Props that the store uses. */
type StoreProps = ColorPickerOptions & Pick<PickerStoreOptions, 'onSelect' | 'onCancel'>;

/** Time that a host has to answer the last change of a gesture, before an earlier one counts as its answer. */
const PATIENCE_MS = 1000;

/** Creates the store of a picker and keeps it in sync with the props. */
export function usePickerStore(options: StoreProps, commitOn: 'gesture' | 'accept' = 'gesture'): PickerStore {
  const { value, defaultValue } = options;
  const outputFormat = outputFormatOf(options);
  const reading = useReading();
  const [store] = useState(() =>
    reading(() => createPickerStore({ ...options, value: value ?? defaultValue, outputFormat, commitOn })),
  );
  const [revision, setRevision] = useState(0);

  // Before the effects below, so that the changes they cause reach the current callbacks.
  useBrowserLayoutEffect(() => {
    store.configure({ ...options, outputFormat, commitOn });
  });

  // A host that rejects a change must see its own value again once the gesture is over. As a transition, this waits for
  // the host's own updates: those of a pointer move may still be pending when the pointer is released.
  useEffect(() => {
    let seen = store.getState().revision;
    return store.subscribe(() => {
      const next = store.getState().revision;
      if (next !== seen) startTransition(() => setRevision(next));
      seen = next;
    });
  }, [store]);

  useBrowserLayoutEffect(() => {
    if (value === undefined || !store.syncValue(value)) return;
    const patience = setTimeout(() => store.syncValue(value, true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [store, value, revision]);

  return store;
}
