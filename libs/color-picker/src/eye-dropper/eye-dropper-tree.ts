import type { Face } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import styles from './eye-dropper.module.css';

/** Path of the eyedropper icon, in a 16 by 16 drawing. */
const PATH = 'M10 3.5 12.5 6 6 12.5 3 13l.5-3zM9 2.5l4.5 4.5M11 3.5l1-1a1.4 1.4 0 0 1 2 2l-1 1';

/** Returns a button that picks a colour from anywhere on the screen. For browsers that have an eyedropper. */
export function eyeDropperTree({ view, settings }: Face): TreeElement {
  const pick = () => {
    const signal = view.signal('eye dropper');
    import('./pick-from-screen.ts')
      .then(({ pickFromScreen }) => pickFromScreen(view, signal))
      // If the file fails to load, as without a network, the press says so, as when the browser refuses it.
      .catch(() => view.store.announce(settings.labels.notPicked));
  };
  return h(
    'button',
    {
      type: 'button',
      class: styles['button'],
      'aria-label': settings.labels.eyeDropper,
      'aria-keyshortcuts': 'I',
      disabled: settings.isDisabled,
    },
    [h('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, [h('path', { d: PATH })])],
    { key: 'eye dropper', on: { click: pick } },
  );
}
