// Texts
export { hindiLabels } from './hindi-labels.ts';

// Types
export type { ColorPickerLabels } from '../labels/labels.ts';
export type { PickerColor } from '@genmaster/color';
