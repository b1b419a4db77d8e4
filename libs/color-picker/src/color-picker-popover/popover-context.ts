import { createContext, useContext, type RefObject } from 'react';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import type { RootOptions } from './root-options.ts';

/** Why a popup opened or closed. */
export type PopoverReason = 'trigger' | 'accept' | 'cancel' | 'escape' | 'outside';

/** What the parts of one popover share. */
export interface PopoverContextValue {
  readonly store: PickerStore;
  readonly options: RootOptions;
  readonly labels: ColorPickerLabels;
  readonly label: string;
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly popupId: string;
  open(): void;
  /** Ends the choice by keeping it or by giving it up. */
  end(how: 'accept' | 'revert', reason: PopoverReason): void;
  /** Ends it as a press outside does here. */
  settle(reason: PopoverReason): void;
}

export const PopoverContext = createContext<PopoverContextValue>(null!);

/** Reads the popover that a part stands in. */
export const usePopover = () => useContext(PopoverContext);
