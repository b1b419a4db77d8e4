import { createContext, useContext, type RefObject } from 'react';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { RootOptions } from '../picker-panel/picker-panel-props.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';

/** Reason why a popup opened or closed. */
export type PopoverReason = 'trigger' | 'accept' | 'cancel' | 'escape' | 'outside';

/** Context shared by the parts of one popover. */
export interface PopoverContextValue {
  readonly store: PickerStore;
  readonly options: RootOptions;
  readonly labels: ColorPickerLabels;
  readonly label: string;
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly popupId: string;
  open(): void;
  /** Ends the choice, and keeps its value or gives it up. */
  end(how: 'accept' | 'cancel', reason?: PopoverReason): void;
  /** Ends the choice as a press outside does. */
  settle(reason?: PopoverReason): void;
  /** Settles a choice whose popup has gone while it was open. */
  readonly leave: RefObject<() => void>;
}

export const PopoverContext = createContext<PopoverContextValue>(null!);

/** Returns the context of the surrounding popover. */
export const usePopover = () => useContext(PopoverContext);
