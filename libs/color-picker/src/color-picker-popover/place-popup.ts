import type { Placement } from '@floating-ui/dom';

/** Side of the button on which a popup opens; it moves to another side when there is no room. */
export type PopupPlacement = Placement;

/** Place of a popup. */
export interface PopupPlace {
  readonly placement: PopupPlacement;
  /**
   * Selector of an element around the button. The popup stands at its bottom, as wide as it, instead of beside the
   * button.
   */
  readonly dock?: string | undefined;
}

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
export function keepPlaced(
  button: HTMLElement,
  popup: HTMLElement,
  { placement, dock: around }: PopupPlace,
): () => void {
  const dock = around ? button.closest(around) : null;
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
    stop = autoUpdate(dock ?? button, popup, () => {
      const isFirst = popup.dataset['placement'] === undefined;
      if (globalThis.matchMedia?.(SHEET).matches) {
        popup.dataset['placement'] = 'sheet';
        return;
      }
      if (dock) {
        dockAt(popup, dock);
        if (isFirst) keepInSight(button, popup);
        return;
      }
      void computePosition(button, popup, { strategy: 'fixed', placement, middleware }).then((place) => {
        moveTo(popup, place.x, place.y);
        popup.dataset['placement'] = place.placement;
      });
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function moveTo(popup: HTMLElement, x: number, y: number) {
  popup.style.setProperty('--gm-picker-left', `${Math.round(x)}px`);
  popup.style.setProperty('--gm-picker-top', `${Math.round(y)}px`);
}

/** Puts a popup at the bottom of an element, as wide as that is, and inside the window. */
function dockAt(popup: HTMLElement, dock: Element) {
  const { left, width, bottom } = dock.getBoundingClientRect();
  popup.dataset['placement'] = 'docked';
  popup.style.setProperty('--gm-picker-dock', `${Math.round(width)}px`);
  moveTo(
    popup,
    left,
    Math.max(Math.min(bottom, popup.ownerDocument.documentElement.clientHeight) - popup.offsetHeight, 0),
  );
}

/** Space between a docked popup and its button, so that what follows the button can be reached, too. */
const SIGHT_PX = 96;

/** Scrolls a button out from under its docked popup. */
function keepInSight(button: HTMLElement, popup: HTMLElement) {
  if (button.getBoundingClientRect().bottom + SIGHT_PX < popup.getBoundingClientRect().top) return;
  button.style.scrollMarginBlockEnd = `${popup.offsetHeight + SIGHT_PX}px`;
  button.scrollIntoView?.({ block: 'nearest' });
  button.style.scrollMarginBlockEnd = '';
}
