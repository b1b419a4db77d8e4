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
  let resting = shown;
  let stop = () => {};

  function take(next: FaceSnapshot) {
    const isMoved =
      view.isDragging && next.memory === resting.memory && next.state.isCleared === resting.state.isCleared;
    shown = next;
    if (!isMoved) resting = next;
  }

  function notify(next: FaceSnapshot) {
    take(next);
    for (const listener of listeners) listener();
  }

  // Changes are not reported while there are no listeners, so the state is read before the first one and without any.
  function catchUp() {
    if (!listeners.size && shown.state !== store.getState()) take({ ...shown, state: store.getState() });
  }

  const view: PickerView = {
    store,
    settings: () => settings,
    configure: (next) => {
      settings = next;
    },
    memory: () => shown.memory,
    change: (memory) => notify({ state: store.getState(), memory: { ...shown.memory, ...memory } }),
    keep: <Kept>(name: string, make: () => Kept) => {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name) as Kept;
    },
    subscribe: (listener) => {
      catchUp();
      if (!listeners.size) stop = store.subscribeCalmly(() => notify({ ...shown, state: store.getState() }));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) stop();
      };
    },
    snapshot: () => {
      catchUp();
      return shown;
    },
    restingSnapshot: () => {
      catchUp();
      return resting;
    },
    signal: (name) => {
      aborts.get(name)?.abort();
      const controller = new AbortController();
      aborts.set(name, controller);
      return controller.signal;
    },
    abort: () => aborts.forEach((controller) => controller.abort()),
    isDragging: false,
    thumb: {},
  };
  return view;
}
