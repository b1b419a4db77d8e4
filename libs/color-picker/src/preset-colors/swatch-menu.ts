import { windowBox, zoomOf } from '../view/css-zoom.ts';
import styles from './swatch-menu.module.css';

/** Item of a swatch's menu. */
export interface SwatchAction {
  readonly text: string;
  readonly act: () => void;
}

/** Where a menu opens, and until when. */
export interface SwatchMenuHost {
  readonly button: HTMLElement;
  /** Closes the menu when it is aborted, because the picker goes. */
  readonly signal: AbortSignal;
}

/** Shows a menu at a swatch; it closes after a choice, on Escape, on a press outside and with its picker. */
export function showSwatchMenu({ button, signal }: SwatchMenuHost, actions: readonly SwatchAction[]): void {
  if (signal.aborted) return;
  // Those of a frame, where the picker is shown in one.
  const page = button.ownerDocument;
  const pageWindow = page.defaultView!;
  const menu = page.createElement('div');
  menu.className = styles['menu']!;
  menu.setAttribute('role', 'menu');
  menu.setAttribute('popover', 'manual');
  const listeners = new AbortController();

  function close(focus: boolean) {
    listeners.abort();
    menu.remove();
    if (focus) button.focus();
  }

  for (const { text, act } of actions) {
    const item = page.createElement('button');
    item.type = 'button';
    item.textContent = text;
    item.setAttribute('role', 'menuitem');
    item.tabIndex = -1;
    item.addEventListener('click', () => {
      close(true);
      act();
    });
    menu.append(item);
  }
  // Inside the picker, so that a press on the menu does not count as outside.
  (button.closest('[data-mode]') ?? button.parentElement!).append(menu);
  menu.showPopover?.();
  const place = windowBox(button);
  const size = windowBox(menu);
  const zoom = zoomOf(menu);
  const left = Math.max(4, Math.min(place.left, pageWindow.innerWidth - size.width - 4));
  const hasRoom = place.bottom + size.height + 4 <= pageWindow.innerHeight;
  menu.style.left = `${left / zoom}px`;
  menu.style.top = `${(hasRoom ? place.bottom + 4 : place.top - size.height - 4) / zoom}px`;
  (menu.firstElementChild as HTMLElement).focus();

  menu.addEventListener('keydown', (event) => {
    const items = [...menu.children] as HTMLElement[];
    // Not the document's focus, which is the host of a shadow root around the picker.
    const at = items.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) close(true);
    else items.at(to % items.length)?.focus();
  });
  const options = { capture: true, signal: listeners.signal };
  signal.addEventListener('abort', () => close(false), options);
  // Captured on the window, before the surrounding popup handles Escape.
  pageWindow.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close(true);
    },
    options,
  );
  pageWindow.addEventListener('pointerdown', (event) => !event.composedPath().includes(menu) && close(false), options);
}
