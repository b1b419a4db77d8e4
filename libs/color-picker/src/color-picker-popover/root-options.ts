import type { PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import type { ColorPickerOptions } from '../use-color-picker/picker-options.ts';

/** Options shared by the parts of a popover: its value, its format and its texts. */
export type RootOptions = ColorPickerOptions &
  Pick<PickerPanelProps, 'onSelect' | 'onCancel' | 'labels' | 'disabled' | 'required' | 'validationMessage'>;
