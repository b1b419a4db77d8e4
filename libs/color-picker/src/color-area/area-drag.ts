import { clamp } from '@genmaster/color';
import { isRightToLeft } from '../slider-keys/slider-keys.ts';

/** What a drag in an area tells. */
export interface AreaDragListener {
  /** Receives both axes from 0 to 1; outside the area counts as its nearest edge. */
  readonly onMove: (x: number, y: number) => void;
  readonly onMoveEnd: () => void;
  /** How far before the ends of the width the values end, in CSS pixels: half the thumb of a slider. @default 0 */
  readonly insetPx?: number;
}

const REMEASURE_MS = 250;

/** How much less a finger moves the colour while a second one rests on the picker. */
const FINE = 0.1;

/** Where the pointer was when its way began to count otherwise, and what it had reached by then. */
interface Anchor {
  readonly clientX: number;
  readonly clientY: number;
  readonly across: number;
  readonly up: number;
  readonly scale: number;
}

/**
 * Follows a pointer from its press in an area to its release, wherever that is; the signal is aborted then.
 *
 * A second finger on the picker makes the first one move finely, a tenth of its way, until it is lifted.
 *
 * Measuring makes the browser lay out at once whatever the host has just changed, and again in the frame. So the area is
 * measured at the start, four times a second in case it moves (a scrolled page, a popup that finds another place), and
 * for the release, which counts. An area without a size (hidden, not laid out yet) has no places to offer.
 */
export function startAreaDrag(
  area: HTMLElement,
  press: PointerEvent,
  { onMove, onMoveEnd, insetPx = 0 }: AreaDragListener,
): AbortSignal {
  const drag = new AbortController();
  let box: DOMRect;
  let isMirrored: boolean;
  let measuredAt = -REMEASURE_MS;
  let anchor: Anchor | null = null;
  let last = { clientX: press.clientX, clientY: press.clientY, across: 0, up: 0 };

  function moveTo({ clientX, clientY, timeStamp, type }: PointerEvent) {
    if (type === 'pointerup' || timeStamp - measuredAt >= REMEASURE_MS) {
      box = area.getBoundingClientRect();
      isMirrored = isRightToLeft(area);
      measuredAt = timeStamp;
    }
    if (!box.width || !box.height) return;
    const width = box.width - 2 * insetPx;
    const across = anchor
      ? anchor.across + ((clientX - anchor.clientX) / width) * anchor.scale
      : (clientX - box.left - insetPx) / width;
    const up = anchor
      ? anchor.up - ((clientY - anchor.clientY) / box.height) * anchor.scale
      : 1 - (clientY - box.top) / box.height;
    last = { clientX, clientY, across: clamp(across), up: clamp(up) };
    onMove(isMirrored ? 1 - last.across : last.across, last.up);
  }

  function handle(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    // A release that another window or frame swallowed shows as a move without a button.
    const isMoving = event.type === 'pointermove' && event.buttons > 0;
    if (isMoving || event.type === 'pointerup') moveTo(event);
    if (isMoving) return;
    drag.abort();
    onMoveEnd();
  }

  function followSecondFinger(finger: PointerEvent) {
    if (finger.pointerId === press.pointerId) return;
    finger.stopPropagation();
    anchor = { ...last, scale: FINE };
    // From there on at full speed again, without a jump to where the finger is.
    const lift = (event: PointerEvent) => {
      if (event.pointerId === finger.pointerId) anchor = { ...last, scale: 1 };
    };
    for (const type of ['pointerup', 'pointercancel'] as const) area.ownerDocument.addEventListener(type, lift, drag);
  }

  press.preventDefault();
  area.setPointerCapture?.(press.pointerId);
  // The capture is lost, too, when the browser takes the gesture for itself.
  for (const type of ['pointermove', 'pointerup', 'lostpointercapture'] as const) {
    area.addEventListener(type, handle, drag);
  }
  if (press.pointerType === 'touch') {
    const picker = area.closest<HTMLElement>('[data-picker]') ?? area;
    picker.addEventListener('pointerdown', followSecondFinger, { capture: true, signal: drag.signal });
  }
  moveTo(press);
  return drag.signal;
}
