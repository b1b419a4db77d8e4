// Components
export { ColorPicker } from './color-picker/color-picker.tsx';
export { ColorPickerPopover } from './color-picker-popover/color-picker-popover.tsx';
export { ColorPickerContent } from './color-picker-popover/color-picker-content.tsx';
export { ColorPickerRoot } from './color-picker-popover/color-picker-root.tsx';
export { ColorPickerTrigger } from './color-picker-popover/color-picker-trigger.tsx';

// Components to put inside a picker
export { ContrastReadout } from './contrast-readout/contrast-readout.tsx';
export { CopyColor } from './copy-color/copy-color.tsx';
export { PresetColors } from './preset-colors/preset-colors.tsx';

// Headless
export { useColorPicker } from './use-color-picker/use-color-picker.ts';

// Colours
export { colorName, nearestColorName } from '@genmaster/color';
export { apcaContrast, contrastRatio, nearestPassingColor } from './contrast/picker-contrast.ts';
export { fitGamut, isInGamut } from '@genmaster/color';
export { formatColor, parseColor } from '@genmaster/color/far';
export { addRecentColor } from './preset-colors/preset-list.ts';

// Texts
export { defaultLabels } from './labels/labels.ts';

// Types
export type { Channel, ChannelName } from '@genmaster/color';
export type { PassingSearch, TextOnBackground } from './contrast/picker-contrast.ts';
export type { AlphaMode, ColorFormat, OutputFormat } from '@genmaster/color';
export type { Gamut, Oklch, PickerColor } from '@genmaster/color';
export type { ContrastAgainst } from './contrast-area/contrast-against.ts';
export type { ColorPickerProps } from './color-picker/color-picker.tsx';
export type { ColorPickerContentProps } from './color-picker-popover/color-picker-content.tsx';
export type { ColorPickerPopoverProps } from './color-picker-popover/color-picker-popover.tsx';
export type { ColorPickerRootProps } from './color-picker-popover/color-picker-root.tsx';
export type { RootOptions } from './picker-panel/picker-panel-props.ts';
export type { ColorPickerTriggerProps } from './color-picker-popover/color-picker-trigger.tsx';
export type { PopoverReason } from './color-picker-popover/popover-context.ts';
export type { PopupPlacement } from './color-picker-popover/popup-place.ts';
export type { ContrastReadoutProps } from './contrast-readout/contrast-readout.tsx';
export type { CopyColorProps } from './copy-color/copy-color.tsx';
export type { PresetColorsProps } from './preset-colors/preset-colors.tsx';
export type { ColorPickerLabels } from './labels/labels.ts';
export type { PickerPanelProps } from './picker-panel/picker-panel-props.ts';
export type { ColorDetails, ColorMode, ColorToken } from './picker-store/store-options.ts';
export type { PlaneName } from './planes/planes.ts';
export type { ColorPickerOptions } from './use-color-picker/picker-options.ts';
export type { ColorPickerModel } from './use-color-picker/use-color-picker.ts';
