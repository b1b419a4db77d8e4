// Components
export { ColorPicker } from './color-picker/color-picker.tsx';
export { ColorPickerPopover } from './color-picker-popover/color-picker-popover.tsx';

// Headless
export { useColorPicker } from './use-color-picker/use-color-picker.ts';

// Colours
export { colorName, nearestColorName } from './color/color-name.ts';
export { formatColor } from './color/format-color.ts';
export { parseColor } from './color/parse-color.ts';
export { addRecentColor } from './preset-colors/preset-list.ts';

// Texts
export { defaultLabels } from './labels/labels.ts';

// Types
export type { Channel, ChannelName } from './color-fields/channels.ts';
export type { AlphaMode, ColorFormat, OutputFormat } from './color/format-color.ts';
export type { PickerColor } from './color/picker-color.ts';
export type { ColorPickerProps } from './color-picker/color-picker.tsx';
export type { ColorPickerPopoverProps, PopoverReason } from './color-picker-popover/color-picker-popover.tsx';
export type { PopupPlacement } from './color-picker-popover/place-popup.ts';
export type { ColorPickerLabels } from './labels/labels.ts';
export type { PickerPanelProps } from './picker-panel/picker-panel-props.ts';
export type { ColorDetails, ColorMode } from './picker-store/picker-store.ts';
export type { ColorPickerOptions } from './use-color-picker/picker-options.ts';
export type { ColorPickerModel } from './use-color-picker/use-color-picker.ts';
