import type { PickerStore } from '../picker-store/picker-store.ts';
import type { PickerPanelProps } from './picker-panel-props.ts';

/** Props of `PickerPanel`. */
export interface PickerPanelOwnProps extends PickerPanelProps {
  store: PickerStore;
  /** Ends the choice by keeping it: the OK button, and Enter in a popup. */
  onAccept: () => void;
  /** Ends the choice by giving it up: the Cancel button. */
  onRevert: () => void;
  /** What Enter in a field does beside ending the typing: in a popup it accepts the choice. */
  onEnter?: () => void;
}
