import type { Placement } from '@floating-ui/dom';

/** Where a popup stands beside its button; it moves to another side when there is no room. */
export type PopupPlacement = Placement;

const GAP_PX = 8;

/** Loads what placing needs; called on the first sign of interest, so that opening does not wait for it. */
export const loadPlacement = () => import('@floating-ui/dom');

/**
 * Keeps a popup beside its button while either moves, and inside the window; returns how to stop.
 *
 * The popup is in the browser's top layer, so no ancestor clips or shifts it.
 */
export function keepPlaced(button: HTMLElement, popup: HTMLElement, placement: PopupPlacement): () => void {
  let stop = () => {};
  let isStopped = false;
  void loadPlacement().then(({ autoUpdate, computePosition, flip, offset, shift }) => {
    if (isStopped) return;
    const middleware = [
      offset(GAP_PX),
      flip({ fallbackAxisSideDirection: 'start', padding: GAP_PX }),
      shift({ padding: GAP_PX, crossAxis: true }),
    ];
    stop = autoUpdate(button, popup, () => {
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
