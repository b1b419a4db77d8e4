import type { Placement } from '@floating-ui/dom';

/** Where a popup stands beside its button; it moves to another side when there is no room. */
export type PopupPlacement = Placement;

const GAP_PX = 8;

/** Narrower windows show the popup as a sheet at their bottom. */
const SHEET = '(max-width: 639.98px)';

/** Loads what placing needs; called on the first sign of interest, so that opening does not wait for it. */
export const loadPlacement = () => import('@floating-ui/dom');

/**
 * Keeps a popup beside its button while either moves, and inside the window; returns how to stop.
 *
 * It stands on the side that was asked for while it fits there, moved along that side where the window ends; then on
 * the opposite side; and beside the other two only when neither has room. On phones it is a sheet. The popup is in the browser's top layer, so no ancestor clips or shifts it.
 */
export function keepPlaced(button: HTMLElement, popup: HTMLElement, placement: PopupPlacement): () => void {
  let stop = () => {};
  let isStopped = false;
  void loadPlacement().then(({ autoUpdate, computePosition, flip, offset, shift }) => {
    if (isStopped) return;
    const middleware = [
      offset(GAP_PX),
      // Sideways overflow is no reason to leave a side: shifting repairs it.
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
