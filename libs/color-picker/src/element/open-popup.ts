import { setBoxSize } from '../color-picker/box-size.ts';
import { cycleTab, listenForDismissal } from '../color-picker-popover/dismissal.ts';
import { keepPlaced, type PopupPlacement } from '../color-picker-popover/place-popup.ts';
import { html } from './dom.ts';
import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import rootStyles from '../color-picker/color-picker.module.css';

/** What a popup needs from its element. */
export interface PopupHost {
  readonly host: HTMLElement;
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  readonly label: string;
  readonly onAccept: () => void;
  readonly onRevert: () => void;
}

/** An open popup. */
export interface OpenPopup {
  readonly root: HTMLElement;
  close(): void;
}

/** Puts a panel in the browser's top layer beside its button, with the focus inside, until it is closed. */
export function openPopup({ host, button, panel, label, onAccept, onRevert }: PopupHost): OpenPopup {
  const root = html('div', {
    class: `${rootStyles['root']} ${popoverStyles['popup']}`,
    role: 'dialog',
    'aria-label': label,
    popover: 'popover' in HTMLElement.prototype ? 'manual' : null,
  });
  root.append(panel);
  root.addEventListener('keydown', (event) => {
    cycleTab(root, event);
    // The panel has ended the typing by now; in a popup Enter keeps the choice as well.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onAccept();
  });
  host.append(root);
  setBoxSize(root, host.getAttribute('width') ?? undefined, host.getAttribute('height') ?? undefined);
  const stopListening = listenForDismissal(host.ownerDocument, {
    inside: [root, button],
    onOutsidePress: () => (host.getAttribute('outside-click') === 'cancel' ? onRevert() : onAccept()),
    onEscape: onRevert,
  });
  const stopPlacing = keepPlaced(button, root, (host.getAttribute('placement') ?? 'bottom') as PopupPlacement);
  root.showPopover?.();
  return {
    root,
    close: () => {
      stopListening();
      stopPlacing();
      root.remove();
    },
  };
}
