import type { Placement } from '@floating-ui/dom';

/** Side of the button on which a popup opens; it moves to another side when there is no room. */
export type PopupPlacement = Placement;

const GAP_PX = 8;

/** In narrower windows the popup is a sheet at the bottom. */
const SHEET = '(max-width: 639.98px)';

/** Loads the placement library; call it on the first sign of interest, so that opening does not wait for it. */
export const loadPlacement = () => import('@floating-ui/dom');

/**
 * Keeps a popup beside its button while either moves, and inside the window; returns a function that stops it.
 *
 * The popup keeps the requested side while it fits there, shifted along that side at the end of the window. Otherwise
 * it takes the opposite side, and one of the other two only when neither has room. On phones it is a sheet. The popup
 * is in the browser's top layer, so no ancestor clips or moves it.
 */
export function keepPlaced(button: HTMLElement, popup: HTMLElement, placement: PopupPlacement): () => void {
  let stop = () => {};
  let isStopped = false;
  void loadPlacement().then(({ autoUpdate, computePosition, flip, offset, shift }) => {
    if (isStopped) return;
    const middleware = [
      offset(GAP_PX),
      // Sideways overflow does not change the side, because `shift` corrects it.
      flip({ crossAxis: false, fallbackAxisSideDirection: 'start', padding: GAP_PX }),
      shift({ padding: GAP_PX, crossAxis: true }),
    ];
    stop = autoUpdate(button, popup, () => {
      if (globalThis.matchMedia?.(SHEET).matches) {
        popup.dataset['placement'] = 'sheet';
        return;
      }
      void computePosition(button, popup, { strategy: 'fixed', placement, middleware }).then((place) => {
        popup.style.setProperty('--gm-picker-left', `${Math.round(place.x)}px`);
        popup.style.setProperty('--gm-picker-top', `${Math.round(place.y)}px`);
        popup.dataset['placement'] = place.placement;
      });
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}
