import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PickerColor } from '@genmaster/color';
import type { PickerState, PickerStore } from '../picker-store/picker-store.ts';
import type { Face, PickerSettings, PickerView } from '../view/face.ts';

/** What every part of one picker shares. */
export interface PickerContextValue {
  readonly view: PickerView;
  readonly settings: PickerSettings;
}

/** Hands one picker's face to its parts. Parts are never rendered anywhere else, so there is no empty default. */
export const PickerContext = createContext<PickerContextValue>(null!);

/** Reads the picker that a part stands in. */
export const usePicker = () => useContext(PickerContext);

/** Reads what a part is drawn from, and renders again at the pace of a reader. */
export function useFace(): Face {
  const { view, settings } = usePicker();
  const snapshot = useSyncExternalStore(view.subscribe, view.snapshot, view.snapshot);
  return { view, settings, ...snapshot };
}

/**
 * Reads a piece of a store and renders again only when that piece changes.
 *
 * `select` has to return the same object for the same state.
 */
export function usePickerState<Piece>(store: PickerStore, select: (state: PickerState) => Piece): Piece {
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Picks the colour out of a store's state. */
export const selectColor = (state: PickerState): PickerColor => state.color;
