import { createContext, use, useSyncExternalStore } from 'react';
import type { AlphaMode, ColorFormat } from '../color/color-format.ts';
import type { PickerColor } from '../color/picker-color.ts';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { ColorMode, PickerState, PickerStore } from '../picker-store/picker-store.ts';

/** What every part of one picker shares. */
export interface PickerContextValue {
  readonly store: PickerStore;
  readonly labels: ColorPickerLabels;
  readonly alphaMode: AlphaMode;
  readonly colorMode: ColorMode;
  readonly isDisabled: boolean;
  readonly formats: readonly ColorFormat[];
}

/** Hands one picker's model to its parts. Parts are never rendered anywhere else, so there is no empty default. */
export const PickerContext = createContext<PickerContextValue>(null!);

/** Reads the picker that a part stands in. */
export const usePicker = () => use(PickerContext);

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
