import { clamp } from '../color/picker-color.ts';
import { isRightToLeft } from '../slider-keys/slider-keys.ts';

/** What a drag in an area tells. */
export interface AreaDragListener {
  /** Receives both axes from 0 to 1; outside the area counts as its nearest edge. */
  readonly onMove: (x: number, y: number) => void;
  readonly onMoveEnd: () => void;
}

const REMEASURE_MS = 250;

/**
 * Follows a pointer from its press in an area to its release, wherever that is; the signal is aborted then.
 *
 * Measuring makes the browser lay out at once whatever the host has just changed, and again in the frame. So the area is
 * measured at the start, four times a second in case it moves (a scrolled page, a popup that finds another place), and
 * for the release, which counts. An area without a size (hidden, not laid out yet) has no places to offer.
 */
export function startAreaDrag(
  area: HTMLElement,
  press: PointerEvent,
  { onMove, onMoveEnd }: AreaDragListener,
): AbortSignal {
  const drag = new AbortController();
  let box: DOMRect;
  let isMirrored: boolean;
  let measuredAt = -REMEASURE_MS;

  function moveTo({ clientX, clientY, timeStamp, type }: PointerEvent) {
    if (type === 'pointerup' || timeStamp - measuredAt >= REMEASURE_MS) {
      box = area.getBoundingClientRect();
      isMirrored = isRightToLeft(area);
      measuredAt = timeStamp;
    }
    if (!box.width || !box.height) return;
    const across = clamp((clientX - box.left) / box.width);
    onMove(isMirrored ? 1 - across : across, clamp(1 - (clientY - box.top) / box.height));
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

  press.preventDefault();
  area.setPointerCapture?.(press.pointerId);
  // The capture is lost, too, when the browser takes the gesture for itself.
  for (const type of ['pointermove', 'pointerup', 'lostpointercapture'] as const) {
    area.addEventListener(type, handle, drag);
  }
  moveTo(press);
  return drag.signal;
}
