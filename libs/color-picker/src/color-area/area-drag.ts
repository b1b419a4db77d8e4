import { clamp } from '@genmaster/color';
import { isRightToLeft } from '../slider-keys/slider-keys.ts';

/** Options of `startAreaDrag`. */
export interface AreaDragListener {
  /** Receives both axes, each from 0 to 1; positions outside the area are clamped to its edge. */
  readonly onMove: (x: number, y: number) => void;
  readonly onMoveEnd: () => void;
  /** Inset of the value range at both ends of the width, in the area's own pixels: half the thumb of a slider. @default 0 */
  readonly insetPx?: number;
  /** Ends the drag when it is aborted, because the picker goes. */
  readonly signal?: AbortSignal;
}

const REMEASURE_MS = 1000;

/** Scale of a finger's movement while a second finger rests on the picker. */
const FINE = 0.1;

/** Reference point since the last change of scale: the pointer position and the values reached by then. */
interface Anchor {
  readonly clientX: number;
  readonly clientY: number;
  readonly across: number;
  readonly up: number;
  readonly scale: number;
}

/**
 * Tracks a pointer from its press in an area to its release, even outside the area. The release aborts the returned
 * signal.
 *
 * A second finger on the picker slows the first one down to a tenth of its movement, until it is lifted.
 *
 * Each measurement forces a synchronous layout of the host's latest changes, and a second one follows in the frame. So
 * the area is measured at the start, after a scroll or a resize, every second in case it moves by other means, and at
 * the release, whose value is final. An area without a size (hidden, not laid out yet) reports no positions.
 */
export function startAreaDrag(
  area: HTMLElement,
  press: PointerEvent,
  { onMove, onMoveEnd, insetPx = 0, signal }: AreaDragListener,
): AbortSignal {
  const drag = new AbortController();
  const capturing = { capture: true, signal: drag.signal };
  let box: DOMRect;
  let inset: number;
  const isMirrored = isRightToLeft(area);
  let measuredAt = -Infinity;
  let anchor: Anchor | null = null;
  let last = { clientX: press.clientX, clientY: press.clientY, across: 0, up: 0 };

  function moveTo({ clientX, clientY, timeStamp, type }: PointerEvent) {
    if (type === 'pointerup' || timeStamp - measuredAt >= REMEASURE_MS) {
      box = area.getBoundingClientRect();
      // A page that is scaled or zoomed shows the area in more or fewer pixels than its own.
      inset = (insetPx * box.width) / (area.offsetWidth || box.width);
      measuredAt = timeStamp;
    }
    if (!box.width || !box.height) return;
    const width = box.width - 2 * inset;
    const across = anchor
      ? anchor.across + ((clientX - anchor.clientX) / width) * anchor.scale
      : (clientX - box.left - inset) / width;
    const up = anchor
      ? anchor.up - ((clientY - anchor.clientY) / box.height) * anchor.scale
      : 1 - (clientY - box.top) / box.height;
    last = { clientX, clientY, across: clamp(across), up: clamp(up) };
    onMove(isMirrored ? 1 - last.across : last.across, last.up);
  }

  function handle(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    // A release in another window or frame is not reported here; it shows as a move without a pressed button.
    const isMoving = event.type === 'pointermove' && event.buttons > 0;
    if (isMoving || event.type === 'pointerup') moveTo(event);
    if (!isMoving) end();
  }

  function end() {
    drag.abort();
    onMoveEnd();
  }

  function followSecondFinger(finger: PointerEvent) {
    if (finger.pointerId === press.pointerId) return;
    finger.stopPropagation();
    anchor = { ...last, scale: FINE };
    // After the lift, movement has full speed again and continues from the last value, without a jump.
    const lift = (event: PointerEvent) => {
      if (event.pointerId === finger.pointerId) anchor = { ...last, scale: 1 };
    };
    for (const type of ['pointerup', 'pointercancel'] as const) area.ownerDocument.addEventListener(type, lift, drag);
  }

  const remeasure = () => {
    measuredAt = -Infinity;
  };

  press.preventDefault();
  for (const type of ['scroll', 'resize'] as const) {
    area.ownerDocument.defaultView?.addEventListener(type, remeasure, capturing);
  }
  signal?.addEventListener('abort', end, drag);
  area.setPointerCapture?.(press.pointerId);
  for (const type of ['pointermove', 'pointerup'] as const) area.addEventListener(type, handle, drag);
  // The capture is also lost when the browser takes over the gesture, or when the area is removed; only the document
  // hears of the latter.
  area.ownerDocument.addEventListener('lostpointercapture', handle, drag);
  if (press.pointerType === 'touch') {
    const picker = area.closest<HTMLElement>('[data-picker]') ?? area;
    picker.addEventListener('pointerdown', followSecondFinger, capturing);
  }
  moveTo(press);
  return drag.signal;
}
