import type { ReactNode } from 'react';
import { withRef } from '@genmaster/react-compat';
import { splitPanelProps, type PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import { ColorPickerContent, type ColorPickerContentProps } from './color-picker-content.tsx';
import { ColorPickerRoot, type ColorPickerRootProps } from './color-picker-root.tsx';
import { ColorPickerTrigger, type ColorPickerTriggerProps } from './color-picker-trigger.tsx';
import { splitRootProps } from './root-props.ts';

/** Props of `ColorPickerPopover`: those of its three parts. */
export interface ColorPickerPopoverProps
  extends
    Omit<ColorPickerRootProps, keyof PickerPanelProps>,
    PickerPanelProps,
    Pick<ColorPickerContentProps, 'placement' | 'isInside'>,
    Pick<ColorPickerTriggerProps, 'showSwatch'> {
  /** What the button shows beside the swatch, or instead of it. */
  triggerContent?: ReactNode;
}

/**
 * A button that shows a colour and opens a picker for it, with OK and Cancel: `ColorPickerRoot` with its trigger and
 * content, for where nothing stands between them.
 *
 * `onValueChange` fires live. OK, Enter, and a press outside where it saves, fire `onSelect`
 * and `onValueCommit`. Cancel, Escape, and a press outside where it cancels, restore the very text
 * the popup was opened with and fire `onCancel`.
 *
 * @example
 * <ColorPickerPopover label="Navbar background" value={color} onValueChange={({ value }) => setColor(value)} />
 */
export const ColorPickerPopover = /* @__PURE__ */ withRef(function ColorPickerPopover(props: ColorPickerPopoverProps) {
  const { placement, isInside, triggerContent, showSwatch, ...others } = props;
  const [options, faceAndRoot] = splitRootProps(others);
  const [face, root] = splitPanelProps(faceAndRoot);
  return (
    <ColorPickerRoot {...root} {...options}>
      <ColorPickerTrigger showSwatch={showSwatch}>{triggerContent}</ColorPickerTrigger>
      <ColorPickerContent {...face} placement={placement} isInside={isInside} />
    </ColorPickerRoot>
  );
});
