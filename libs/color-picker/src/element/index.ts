// Registration
export { defineColorPicker } from './define-color-picker.ts';

// Types
export type { GmColorPickerElement, GmColorPickerEventMap } from './gm-color-picker-element.ts';
export type { AlphaMode, ColorFormat, Gamut, Oklch, OutputFormat } from '@genmaster/color';
export type { PickerColor } from '@genmaster/color';
export type { ColorPickerLabels } from '../labels/labels.ts';
export type { ColorDetails, ColorMode, ColorToken } from '../picker-store/store-options.ts';
export type { PlaneName } from '../planes/planes.ts';
