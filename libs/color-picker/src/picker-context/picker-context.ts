import { createContext, useContext, useSyncExternalStore } from 'react';
import { withoutFarColors, type PickerColor } from '@genmaster/color';
import type { PickerState } from '../picker-store/picker-state.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import type { Face, PickerSettings, PickerView } from '../view/face.ts';

/** Context shared by all parts of one picker. */
export interface PickerContextValue {
  readonly view: PickerView;
  readonly settings: PickerSettings;
}

/**
 * Context that provides one picker to its parts. Parts are never rendered outside a picker, so there is no empty
 * default.
 */
export const PickerContext = createContext<PickerContextValue>(null!);

/** Returns the context of the surrounding picker. */
export const usePicker = () => useContext(PickerContext);

/**
 * Returns the data that a part is rendered from; updates are throttled while the colour moves.
 *
 * A part that `rests` is not rendered at all during a drag, because all that changes in it is written directly.
 */
export function useFace(rests = false): Face {
  const { view, settings } = usePicker();
  const read = rests ? view.restingSnapshot : view.snapshot;
  const snapshot = useSyncExternalStore(view.subscribe, read, read);
  return { view, settings, ...snapshot };
}

/**
 * Selects a part of a store's state; the component renders again only when that part changes.
 *
 * `select` has to return the same object for the same state.
 */
export function usePickerState<Piece>(store: PickerStore, select: (state: PickerState) => Piece): Piece {
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, () => withoutFarColors(read));
}

/** Returns a store's state; while the colour moves, the component renders again a few times a second. */
export const useCalmState = ({ subscribeCalmly, getState }: PickerStore): PickerState =>
  useSyncExternalStore(subscribeCalmly, getState, getState);

export const selectColor = (state: PickerState): PickerColor => state.color;
