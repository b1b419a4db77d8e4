import { startGuard } from '../color-picker/load-guard.ts';
import { cycleTab, listenForDismissal } from '../color-picker-popover/dismissal.ts';
import { keepPlaced } from '../color-picker-popover/place-popup.ts';
import { setAttributes } from '../view/dom-tree.ts';
import { OWN } from './element-frame.ts';
import { keepInside } from './keep-inside.ts';
import { readText } from './read-settings.ts';
import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import rootStyles from '../color-picker/color-picker.module.css';

/** Options of `openPopup`. */
export interface PopupHost {
  readonly host: HTMLElement;
  readonly button: HTMLElement;
  readonly id: string;
  readonly onOutsidePress: () => void;
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
  setAttributes(root, {
    class: `${rootStyles['root']} ${popoverStyles['popup']}`,
    role: 'dialog',
    // A press on what cannot take the focus leaves it in the popup.
    tabindex: -1,
    id,
    popover: 'manual',
    'data-picker': true,
    [OWN]: true,
  });
  root.addEventListener('keydown', (event) => cycleTab(root, event));
  keepInside(root);
  host.append(root);
  root.showPopover?.();
  const stopListening = listenForDismissal(host.ownerDocument, {
    inside: [root, host],
    onOutsidePress,
    onEscape,
  });
  let stopPlacing = () => {};
  const place = () => {
    stopPlacing();
    stopPlacing = keepPlaced(button, root, {
      placement: readText(host, 'placement'),
      dock: host.getAttribute('dock'),
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
