import { startGuard } from '../color-picker/load-guard.ts';
import { cycleTab, listenForDismissal } from '../color-picker-popover/dismissal.ts';
import { keepPlaced } from '../color-picker-popover/place-popup.ts';
import { keepInside } from './keep-inside.ts';
import { placementOf, settledBy } from './read-settings.ts';
import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import rootStyles from '../color-picker/color-picker.module.css';

/** Options of `openPopup`. */
export interface PopupHost {
  readonly host: HTMLElement;
  readonly button: HTMLElement;
  readonly id: string;
  readonly onOutsidePress: (how: 'accept' | 'cancel') => void;
  readonly onEscape: () => void;
}

export interface OpenPopup {
  readonly root: HTMLElement;
  /** Moves the popup to where the attributes say now. */
  place(): void;
  close(): void;
}

/** Opens a panel in the browser's top layer beside its button, with the focus inside, until it is closed. */
export function openPopup({ host, button, id, onOutsidePress, onEscape }: PopupHost): OpenPopup {
  const root = document.createElement('div');
  root.className = `${rootStyles['root']} ${popoverStyles['popup']}`;
  for (const [name, value] of Object.entries({ role: 'dialog', id, popover: 'manual' })) {
    root.setAttribute(name, value);
  }
  root.dataset['picker'] = '';
  root.dataset['gmOwn'] = '';
  root.addEventListener('keydown', (event) => cycleTab(root, event));
  keepInside(root);
  host.append(root);
  root.showPopover?.();
  const stopListening = listenForDismissal(host.ownerDocument, {
    inside: [root, button],
    onOutsidePress: () => onOutsidePress(settledBy(host)),
    onEscape,
  });
  let stopPlacing = () => {};
  const place = () => {
    stopPlacing();
    stopPlacing = keepPlaced(button, root, {
      placement: placementOf(host),
      dock: host.getAttribute('dock') ?? undefined,
    });
  };
  place();
  const stopGuarding = startGuard(root);
  return {
    root,
    place,
    close: () => {
      stopListening();
      stopPlacing();
      stopGuarding();
      root.remove();
    },
  };
}
