// Component
export { WideGamutPicker } from './wide-gamut-picker.tsx';

// Colours
export { formatWideColor } from './format-wide-color.ts';
export { fitGamut, isInGamut, parseWideColor } from './wide-color.ts';

// Texts
export { wideGamutLabels } from './wide-gamut-labels.ts';

// Types
export type { WideFormat } from './format-wide-color.ts';
export type { WideColorDetails } from './use-wide-color.ts';
export type { Gamut, WideColor } from './wide-color.ts';
export type { WideGamutLabels } from './wide-gamut-labels.ts';
export type { WideGamutPickerProps } from './wide-gamut-picker.tsx';
