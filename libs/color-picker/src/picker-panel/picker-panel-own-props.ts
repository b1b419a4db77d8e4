import type { PickerStore } from '../picker-store/picker-store.ts';
import type { PickerPanelProps } from './picker-panel-props.ts';

/** Props of `PickerPanel`. */
export interface PickerPanelOwnProps extends PickerPanelProps {
  store: PickerStore;
  /** Ends the choice and keeps the colour: the OK button, and Enter in a popup. */
  onAccept: () => void;
  /** Ends the choice and restores the colour from before: the Cancel button. */
  onRevert: () => void;
  /** Additional action of Enter in a field, after the typing ends: in a popup it accepts the choice. */
  onEnter?: (() => void) | undefined;
}
