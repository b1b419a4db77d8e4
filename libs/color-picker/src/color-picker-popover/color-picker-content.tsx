import { splitPanelProps, type PickerPanelProps, type RootOptions } from '../picker-panel/picker-panel-props.ts';
import { ColorPopup } from './color-popup.tsx';
import type { PopupPlacement } from './popup-place.ts';
import { usePopover } from './popover-context.ts';

/** Props of `ColorPickerContent`: the content of the picker and its placement. */
export interface ColorPickerContentProps extends Omit<PickerPanelProps, keyof RootOptions> {
  /** Side of the button on which the popup opens; it moves to another side when there is no room. @default 'bottom' */
  placement?: PopupPlacement | undefined;
  /**
   * Selector of an element around the button, such as a side panel: the popup stands at its bottom, as wide as it,
   * instead of beside the button.
   */
  dock?: string | undefined;
  /** Reports whether an element outside the popup counts as inside, such as a host's toolbar. */
  isInside?: ((target: Element) => boolean) | undefined;
}

/** Renders the picker of a popover, in the browser's top layer while it is open. */
export function ColorPickerContent({ placement, dock, isInside, ...panel }: ColorPickerContentProps) {
  const { store, options, isOpen } = usePopover();
  if (!isOpen) return null;
  // Options that only the store uses change with every move and must not re-render the panel.
  const [face] = splitPanelProps(options);
  return (
    <ColorPopup
      {...face}
      {...panel}
      showButtons={panel.showButtons ?? true}
      store={store}
      placement={placement}
      dock={dock}
      isInside={isInside}
    />
  );
}
