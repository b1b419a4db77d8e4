import { setBoxSize } from '../color-picker/box-size.ts';
import { startGuard } from '../color-picker/load-guard.ts';
import { cycleTab, listenForDismissal } from '../color-picker-popover/dismissal.ts';
import { keepPlaced, type PopupPlacement } from '../color-picker-popover/place-popup.ts';
import { keepInside } from './keep-inside.ts';
import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import rootStyles from '../color-picker/color-picker.module.css';

/** Options of `openPopup`. */
export interface PopupHost {
  readonly host: HTMLElement;
  readonly button: HTMLElement;
  readonly label: string;
  readonly onAccept: () => void;
  readonly onRevert: () => void;
}

export interface OpenPopup {
  readonly root: HTMLElement;
  close(): void;
}

/** Opens a panel in the browser's top layer beside its button, with the focus inside, until it is closed. */
export function openPopup({ host, button, label, onAccept, onRevert }: PopupHost): OpenPopup {
  const root = document.createElement('div');
  root.className = `${rootStyles['root']} ${popoverStyles['popup']}`;
  for (const [name, value] of Object.entries({ role: 'dialog', 'aria-label': label, popover: 'manual' })) {
    root.setAttribute(name, value);
  }
  root.dataset['picker'] = '';
  root.addEventListener('keydown', (event) => cycleTab(root, event));
  keepInside(root);
  host.append(root);
  setBoxSize(root, host.getAttribute('width') ?? undefined, host.getAttribute('height') ?? undefined);
  const stopListening = listenForDismissal(host.ownerDocument, {
    inside: [root, button],
    onOutsidePress: () => (host.getAttribute('outside-click') === 'cancel' ? onRevert() : onAccept()),
    onEscape: onRevert,
  });
  const stopPlacing = keepPlaced(button, root, (host.getAttribute('placement') ?? 'bottom') as PopupPlacement);
  root.showPopover?.();
  const stopGuarding = startGuard(root);
  return {
    root,
    close: () => {
      stopListening();
      stopPlacing();
      stopGuarding();
      root.remove();
    },
  };
}
