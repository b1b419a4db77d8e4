import { splitPanelProps, type PickerPanelProps } from '../picker-panel/picker-panel-props.ts';
import { ColorPopup } from './color-popup.tsx';
import type { RootOptions } from './root-options.ts';
import type { PopupPlacement } from './place-popup.ts';
import { usePopover } from './popover-context.ts';

/** Props of `ColorPickerContent`: what the picker shows, and where it stands. */
export interface ColorPickerContentProps extends Omit<PickerPanelProps, keyof RootOptions> {
  /** Where the popup stands; it moves to another side when there is no room. @default 'bottom' */
  placement?: PopupPlacement | undefined;
  /** Tells which elements outside count as inside, such as a host's toolbar. */
  isInside?: ((target: Element) => boolean) | undefined;
}

/** The picker of a popover, in the browser's top layer while it is open. */
export function ColorPickerContent({ placement = 'bottom', isInside, ...panel }: ColorPickerContentProps) {
  const { store, options, label, isOpen, button, popupId, end, settle } = usePopover();
  if (!isOpen) return null;
  // What the model alone takes changes with every move, and must not render the panel.
  const [face] = splitPanelProps(options);
  return (
    <ColorPopup
      showButtons
      {...face}
      {...panel}
      store={store}
      id={popupId}
      label={label}
      button={button}
      placement={placement}
      isInside={isInside}
      onAccept={() => end('accept', 'accept')}
      onRevert={() => end('revert', 'cancel')}
      onEscape={() => end('revert', 'escape')}
      onOutsidePress={() => settle('outside')}
    />
  );
}
