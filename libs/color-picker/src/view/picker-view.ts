import type { PickerStore } from '../picker-store/picker-store.ts';
import type { FaceMemory, FaceSnapshot, PickerSettings, PickerView } from './face.ts';

const NOTHING: FaceMemory = {
  drafts: {},
  error: '',
  isEditing: false,
  isHeld: null,
  copied: '',
  contrast: null,
  wide: null,
  hasEyeDropper: false,
};

/** Creates the interface state of a picker with this store. */
export function createPickerView(store: PickerStore, first: PickerSettings): PickerView {
  const listeners = new Set<() => void>();
  const kept = new Map<string, unknown>();
  const aborts = new Map<string, AbortController>();
  let settings = first;
  let shown: FaceSnapshot = { state: store.getState(), memory: NOTHING };
  let stop = () => {};

  function tell(next: FaceSnapshot) {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    store,
    settings: () => settings,
    configure: (next) => {
      settings = next;
    },
    memory: () => shown.memory,
    change: (memory) => tell({ state: store.getState(), memory: { ...shown.memory, ...memory } }),
    keep: <Kept>(name: string, make: () => Kept) => {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name) as Kept;
    },
    subscribe: (listener) => {
      if (!listeners.size && shown.state !== store.getState()) shown = { ...shown, state: store.getState() };
      if (!listeners.size) stop = store.subscribeCalmly(() => tell({ ...shown, state: store.getState() }));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) stop();
      };
    },
    snapshot: () => {
      // Changes are not reported while there are no listeners, so the state is read here.
      if (!listeners.size && shown.state !== store.getState()) shown = { ...shown, state: store.getState() };
      return shown;
    },
    signal: (name) => {
      const controller = new AbortController();
      aborts.set(name, controller);
      return controller.signal;
    },
    abort: (name) => {
      for (const [each, controller] of aborts) if (!name || each === name) controller.abort();
    },
    isDragging: false,
    thumb: {},
  };
}
