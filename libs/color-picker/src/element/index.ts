// Registration
export { defineColorPicker } from './define-color-picker.ts';

// Types
export type { GmColorPickerElement, GmColorPickerEventMap } from './gm-color-picker-element.ts';
export type { AlphaMode, ColorFormat, OutputFormat } from '../color/color-format.ts';
export type { PickerColor } from '../color/picker-color.ts';
export type { ColorPickerLabels } from '../labels/labels.ts';
export type { ColorDetails, ColorMode } from '../picker-store/picker-store.ts';
