import type { ReactNode } from 'react';
import { withRef } from '@genmaster/react-compat';
import { splitPanelProps, splitRootProps, type PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import { ColorPickerContent, type ColorPickerContentProps } from './color-picker-content.tsx';
import { ColorPickerRoot, type ColorPickerRootProps } from './color-picker-root.tsx';
import { ColorPickerTrigger, type ColorPickerTriggerProps } from './color-picker-trigger.tsx';

/** Props of `ColorPickerPopover`: the props of its three parts. */
export interface ColorPickerPopoverProps
  extends
    Omit<ColorPickerRootProps, keyof PickerPanelProps>,
    PickerPanelProps,
    Pick<ColorPickerContentProps, 'placement' | 'dock' | 'isInside'>,
    Pick<ColorPickerTriggerProps, 'showSwatch'> {
  /** Content of the button, beside the swatch or instead of it. */
  triggerContent?: ReactNode | undefined;
}

/**
 * Renders a button that shows a colour and opens a picker for it, with OK and Cancel. It combines `ColorPickerRoot`,
 * its trigger and its content, for cases that need no other elements between them.
 *
 * `onValueChange` fires live. OK, Enter and, with `outsideClick` "save", a press outside fire `onSelect` and
 * `onValueCommit`. Cancel, Escape and, with `outsideClick` "cancel", a press outside restore the exact text the popup
 * was opened with and fire `onCancel`.
 *
 * @example
 * <ColorPickerPopover label="Navbar background" value={color} onValueChange={({ value }) => setColor(value)} />
 */
export const ColorPickerPopover = /* @__PURE__ */ withRef(function ColorPickerPopover(props: ColorPickerPopoverProps) {
  const { placement, dock, isInside, triggerContent, showSwatch, ...others } = props;
  const [options, faceAndRoot] = splitRootProps(others);
  const [face, root] = splitPanelProps(faceAndRoot);
  return (
    <ColorPickerRoot {...root} {...options}>
      <ColorPickerTrigger showSwatch={showSwatch}>{triggerContent}</ColorPickerTrigger>
      <ColorPickerContent {...face} placement={placement} dock={dock} isInside={isInside} />
    </ColorPickerRoot>
  );
});
