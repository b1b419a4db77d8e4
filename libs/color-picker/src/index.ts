// Components
export { ColorPicker } from './color-picker/color-picker.tsx';
export { ColorPickerPopover } from './color-picker-popover/color-picker-popover.tsx';

// To put inside a picker
export { ContrastReadout } from './contrast-readout/contrast-readout.tsx';
export { CopyColor } from './copy-color/copy-color.tsx';
export { PresetColors } from './preset-colors/preset-colors.tsx';

// Headless
export { useColorPicker } from './use-color-picker/use-color-picker.ts';

// Colours
export { colorName, nearestColorName } from './color/color-name.ts';
export { apcaContrast, contrastRatio, nearestPassingColor } from './color/contrast.ts';
export { formatColor } from './color/format-color.ts';
export { parseColor } from './color/parse-any-color.ts';
export { addRecentColor } from './preset-colors/preset-list.ts';

// Texts
export { defaultLabels } from './labels/labels.ts';

// Types
export type { Channel, ChannelName } from './color/channels.ts';
export type { PassingSearch, TextOnBackground } from './color/contrast.ts';
export type { AlphaMode, ColorFormat, OutputFormat } from './color/color-format.ts';
export type { PickerColor } from './color/picker-color.ts';
export type { ColorPickerProps } from './color-picker/color-picker.tsx';
export type { ColorPickerPopoverProps, PopoverReason } from './color-picker-popover/color-picker-popover.tsx';
export type { PopupPlacement } from './color-picker-popover/place-popup.ts';
export type { ContrastReadoutProps } from './contrast-readout/contrast-readout.tsx';
export type { CopyColorProps } from './copy-color/copy-color.tsx';
export type { PresetColorsProps } from './preset-colors/preset-colors.tsx';
export type { ColorPickerLabels } from './labels/labels.ts';
export type { PickerPanelProps } from './picker-panel/picker-panel-props.ts';
export type { ColorDetails, ColorMode } from './picker-store/picker-store.ts';
export type { ColorPickerOptions } from './use-color-picker/picker-options.ts';
export type { ColorPickerModel } from './use-color-picker/use-color-picker.ts';
