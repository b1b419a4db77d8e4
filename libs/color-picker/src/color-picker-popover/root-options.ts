import type { PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import type { ColorPickerOptions } from '../use-color-picker/picker-options.ts';

/** What the parts of a popover have in common: its value, how it is printed, and its words. */
export type RootOptions = ColorPickerOptions &
  Pick<PickerPanelProps, 'onSelect' | 'onCancel' | 'labels' | 'disabled' | 'required' | 'validationMessage'>;
