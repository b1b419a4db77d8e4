import { createContext, use, useSyncExternalStore } from 'react';
import type { AlphaMode, ColorFormat } from '../color/format-color.ts';
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
  /** Names a colour for speech. */
  readonly nameColor: (color: PickerColor) => string;
  readonly formats: readonly ColorFormat[];
}

/** Hands one picker's model to its parts. */
export const PickerContext = createContext<PickerContextValue | null>(null);

/** Reads the picker that a part stands in. */
export function usePicker(): PickerContextValue {
  const context = use(PickerContext);
  if (!context) {
    throw new Error(
      '[color-picker] A part was rendered outside a picker. It has no colour to show. Render it inside <ColorPicker>.',
    );
  }
  return context;
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
