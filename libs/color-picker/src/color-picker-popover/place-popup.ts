import { startLater } from '../view/start-later.ts';
import type { PopupPlace } from './popup-place.ts';

/**
 * Loads what places a popup, or null if that fails; call it on the first sign of interest, so that opening does not wait
 * for it.
 */
export const loadPlacement = () => import('./start-placing.ts').catch(() => null);

/**
 * Keeps a popup beside its button while either moves, and inside the window; returns a function that stops it.
 *
 * The popup keeps the requested side while it fits there, shifted along that side at the end of the window. Otherwise
 * it takes the opposite side, and one of the other two only when neither has room. On phones it is a sheet. The popup
 * is in the browser's top layer, so no ancestor clips or moves it. If the placing does not load, it is a sheet too.
 */
export function keepPlaced(button: HTMLElement, popup: HTMLElement, place: PopupPlace): () => void {
  const stop = startLater(async () => {
    const placing = await loadPlacement();
    return () => {
      if (placing) return placing.startPlacing(button, popup, place);
      popup.dataset['placement'] = 'sheet';
      return () => {};
    };
  });
  return () => {
    stop();
    // The next place, of an open popup, begins afresh.
    delete popup.dataset['placement'];
  };
}
