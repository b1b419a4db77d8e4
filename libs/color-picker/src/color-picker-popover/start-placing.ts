import { autoUpdate, computePosition, flip, offset, platform, shift, type Platform, type Rect } from '@floating-ui/dom';
import { windowBox, zoomOf } from '../view/css-zoom.ts';
import type { PopupPlace, PopupPlacement } from './popup-place.ts';

const PLACEMENT = /^(?:top|right|bottom|left)(?:-start|-end)?$/;

const GAP_PX = 8;

/** In narrower windows the popup is a sheet at the bottom. */
const SHEET = '(max-width: 639.98px)';

/** Places a popup, and again whenever it or its button moves; returns a function that stops it. */
export function startPlacing(
  button: HTMLElement,
  popup: HTMLElement,
  { placement: wanted, dock: around }: PopupPlace,
): () => void {
  const placement = PLACEMENT.test(wanted ?? '') ? (wanted as PopupPlacement) : 'bottom';
  const dock = elementAround(button, around);
  let leaveRoom = () => {};
  const middleware = [
    offset(GAP_PX),
    // Sideways overflow does not change the side, because `shift` corrects it.
    flip({ crossAxis: false, fallbackAxisSideDirection: 'start', padding: GAP_PX }),
    shift({ padding: GAP_PX, crossAxis: true }),
  ];
  const stop = autoUpdate(dock ?? button, popup, () => {
    const isFirst = popup.dataset['placement'] === undefined;
    popup.style.setProperty('--gm-picker-zoom', String(zoomOf(popup)));
    if (popup.ownerDocument.defaultView?.matchMedia?.(SHEET).matches) {
      popup.dataset['placement'] = 'sheet';
      return;
    }
    if (dock && hasRoom(dock, popup)) {
      dockAt(popup, dock);
      if (!isFirst) return;
      leaveRoom = makeRoom(dock, popup);
      keepInSight(button, popup);
      return;
    }
    const options = { strategy: 'fixed', placement, middleware, platform: { ...platform, ...windowPlatform } } as const;
    void computePosition(button, popup, options).then((place) => {
      moveTo(popup, place.x, place.y);
      popup.dataset['placement'] = place.placement;
    });
  });
  return () => {
    stop();
    leaveRoom();
  };
}

/** Returns the element that a selector finds around a button; a text that is no selector finds none. */
function elementAround(button: HTMLElement, selector: PopupPlace['dock']): Element | null {
  try {
    return selector ? button.closest(selector) : null;
  } catch {
    return null;
  }
}

/** Returns the part of the page that the window shows, without scrollbars and with what a pinch enlarges left out. */
function windowRect({ defaultView }: Document): Rect {
  const { visualViewport, innerWidth, innerHeight } = defaultView!;
  if (!visualViewport) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return { x: offsetLeft, y: offsetTop, width, height };
}

const sizeOf = (element: Element) => {
  const { width, height } = windowBox(element);
  return { width, height };
};

/**
 * Measures everything in pixels of the window, because a popup in the top layer is placed in the window.
 *
 * The library would take sizes in the element's own pixels, which are larger ones under CSS `zoom`.
 */
const windowPlatform: Pick<
  Platform,
  'getElementRects' | 'getDimensions' | 'getClippingRect' | 'convertOffsetParentRelativeRectToViewportRelativeRect'
> = {
  getElementRects: ({ reference, floating }) => ({
    reference: windowBox(reference as Element),
    floating: { x: 0, y: 0, ...sizeOf(floating) },
  }),
  getDimensions: sizeOf,
  getClippingRect: ({ element }) => windowRect((element as Element).ownerDocument),
  convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
};

/** Moves a popup to a point of the window. */
function moveTo(popup: HTMLElement, x: number, y: number) {
  const zoom = zoomOf(popup);
  popup.style.setProperty('--gm-picker-left', `${Math.round(x / zoom)}px`);
  popup.style.setProperty('--gm-picker-top', `${Math.round(y / zoom)}px`);
}

/** Puts a popup at the bottom of an element, as wide as that is, and inside the window. */
function dockAt(popup: HTMLElement, dock: Element) {
  const { left, width, bottom } = windowBox(dock);
  popup.dataset['placement'] = 'docked';
  popup.style.setProperty('--gm-picker-dock', `${Math.round(width / zoomOf(popup))}px`);
  const { y, height } = windowRect(popup.ownerDocument);
  moveTo(popup, left, Math.max(Math.min(bottom, y + height) - sizeOf(popup).height, 0));
}

/** Popup for which an element makes room, of those that dock in it. */
const guests = new WeakMap<Element, HTMLElement>();
/** Time after which the press that closed a popup has opened the next one. */
const NEXT_MS = 100;

/**
 * Tells an element the height of the popup that docks in it, by a custom property; returns a function that takes it back.
 *
 * Not while a pointer is down: what is pressed to close the popup would move away before it is clicked.
 */
function makeRoom(dock: Element, popup: HTMLElement): () => void {
  const { style } = dock as HTMLElement;
  guests.set(dock, popup);
  style.setProperty('--gm-picker-room', `${Math.round(popup.offsetHeight)}px`);
  const leave = () => {
    if (guests.get(dock) !== popup) return;
    if (dock.ownerDocument.querySelector(':active')) setTimeout(leave, NEXT_MS);
    else style.removeProperty('--gm-picker-room');
  };
  return () => void setTimeout(leave, NEXT_MS);
}

/** Space between a docked popup and its button, so that what follows the button can be reached, too. */
const SIGHT_PX = 96;
/** Space that a docked popup leaves above itself; in a lower element the popup stands at its button instead. */
const ROOM_PX = 200;

const hasRoom = (dock: Element, popup: HTMLElement): boolean =>
  Math.min(sizeOf(dock).height, windowRect(popup.ownerDocument).height) - sizeOf(popup).height >= ROOM_PX;

/** Scrolls a button out from under its docked popup, by no more than is needed. */
function keepInSight(button: HTMLElement, popup: HTMLElement) {
  const hidden = windowBox(button).bottom + SIGHT_PX - windowBox(popup).top;
  if (hidden <= 0) return;
  let box = button.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  box?.scrollBy?.({ top: Math.ceil(hidden / zoomOf(box)), behavior: 'instant' });
}
