import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';
import { setBoxSize } from '../color-picker/box-size.ts';
import { startGuard } from '../color-picker/load-guard.ts';
import type { PickerPanelOwnProps } from '../picker-panel/picker-panel-own-props.ts';
import { PickerPanel } from '../picker-panel/picker-panel.tsx';
import { useLatest } from '../use-color-picker/use-latest.ts';
import { firstControl } from '../view/first-control.ts';
import { keepFromLabel } from '../view/keep-from-label.ts';
import { cycleTab, listenForDismissal } from './dismissal.ts';
import { keepPlaced } from './place-popup.ts';
import type { PopupPlace } from './popup-place.ts';
import { usePopover } from './popover-context.ts';
import panelStyles from '../color-picker/color-picker.module.css';
import styles from './color-picker-popover.module.css';

export interface ColorPopupProps extends Omit<PickerPanelOwnProps, 'onAccept' | 'onRevert' | 'onEnter'>, PopupPlace {
  isInside?: ((target: Element) => boolean) | undefined;
}

/** Renders the open popup: in the browser's top layer, beside its button, with the focus inside. */
export function ColorPopup(props: ColorPopupProps) {
  const { placement, dock, isInside, ...panel } = props;
  const { label, button, popupId, end, settle, leave } = usePopover();
  const { store, width, height } = panel;
  const popup = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  const handlers = useLatest({ isInside, end, settle });
  const accept = () => end('accept');

  useBrowserLayoutEffect(() => {
    const element = popup.current!;
    const root = element.getRootNode() as Document | ShadowRoot;
    // A host may open the popup by a button of its own. That button gets the focus back when the popup closes.
    const opener = button.current ?? (root.activeElement as HTMLElement | null);
    // Not when the popup comes back with a part of the page that had to wait for something.
    if (!hasBegun.current) store.begin();
    hasBegun.current = true;
    element.showPopover?.();
    // The browser does this for `autofocus` inside a popover, but React's prop of that name has no such effect.
    firstControl(element)?.focus({ preventScroll: true });
    return () => {
      // A host may close the popup, too. The focused control disappears then, and the focus would fall to the page.
      if (element.contains(root.activeElement)) opener?.focus({ preventScroll: true });
      // The browser refuses this in a frame or window that has closed.
      if (element.ownerDocument.defaultView) element.hidePopover?.();
    };
  }, [store, button]);

  // No layout effect, because React ends those for a part of the page that only waits for something.
  useEffect(() => {
    const element = popup.current!;
    const wasShown = element.checkVisibility?.();
    const leaveIfGone = () => {
      if (!element.isConnected || (wasShown && !element.checkVisibility())) leave.current();
    };
    // Not at once: React also tries the effect, in its strict mode, and the element is still shown after that.
    return () => queueMicrotask(leaveIfGone);
  }, [leave]);

  useBrowserLayoutEffect(() => startGuard(popup.current!), []);

  useBrowserLayoutEffect(() => setBoxSize(popup.current!, width, height), [width, height]);

  useBrowserLayoutEffect(
    // Without a trigger the popup stands beside the element around it.
    () => keepPlaced(button.current ?? popup.current!.parentElement!, popup.current!, { placement, dock }),
    [button, placement, dock],
  );

  useBrowserLayoutEffect(
    () =>
      listenForDismissal(popup.current!.ownerDocument, {
        inside: [popup.current, button.current],
        isInside: (target) => handlers.current.isInside?.(target),
        onOutsidePress: () => handlers.current.settle(),
        onEscape: () => handlers.current.end('cancel', 'escape'),
      }),
    [button, handlers],
  );

  return (
    // Tab stays inside while the popup is open; Escape closes it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={popup}
      id={popupId}
      role="dialog"
      // A press on what cannot take the focus leaves it in the popup.
      tabIndex={-1}
      aria-label={label}
      className={`${panelStyles.root} ${styles.popup}`}
      data-picker=""
      // Not an auto popover: the browser would close it without a choice between save and cancel.
      popover="manual"
      onClick={keepFromLabel}
      onKeyDown={(event) => cycleTab(event.currentTarget, event)}
    >
      <PickerPanel {...panel} onAccept={accept} onEnter={accept} onRevert={() => end('cancel')} />
    </div>
  );
}
