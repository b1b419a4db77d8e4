import { clamp } from '@genmaster/color';
import { isRightToLeft } from '../slider-keys/slider-keys.ts';
import type { PickerView } from '../view/face.ts';
import { followPointer } from '../view/follow-pointer.ts';
import { measure } from '../view/measure.ts';
import { endDrag, isOff } from '../view/moves.ts';

/** Options of `startAreaDrag`. */
export interface AreaDragListener {
  /** Name of the area, unique within the picker. */
  readonly name: string;
  /** Receives both axes, each from 0 to 1; positions outside the area are clamped to its edge. */
  readonly onMove: (x: number, y: number) => void;
  /** Inset of the value range at both ends of the width, in the area's own pixels: half the thumb of a slider. @default 0 */
  readonly insetPx?: number;
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
 * signal; there is none if the press starts no drag, because another one goes on or the picker is disabled.
 *
 * A second finger on the picker slows the first one down to a tenth of its movement, until it is lifted.
 *
 * Each measurement forces a synchronous layout of the host's latest changes, and a second one follows in the frame. So
 * the area is measured at the start, after a scroll or a resize, every second in case it moves by other means, and at
 * the release, whose value is final. An area without a size (hidden, not laid out yet) reports no positions.
 */
export function startAreaDrag(
  view: PickerView,
  press: PointerEvent,
  { name, onMove, insetPx = 0 }: AreaDragListener,
): AbortSignal | undefined {
  const area = press.currentTarget as HTMLElement;
  const last = view.keep(`drag ${name}`, (): { signal?: AbortSignal } => ({}));
  if (isOff(view, area) || press.button !== 0 || last.signal?.aborted === false) return undefined;
  const drag = new AbortController();
  last.signal = drag.signal;
  const capturing = { capture: true, signal: drag.signal };
  let box: DOMRect;
  let inset: number;
  const isMirrored = isRightToLeft(area);
  let measuredAt = -Infinity;
  let anchor: Anchor | undefined;
  let reached = { clientX: press.clientX, clientY: press.clientY, across: 0, up: 0 };

  function moveTo({ clientX, clientY, timeStamp, type }: PointerEvent) {
    if (type === 'pointerup' || timeStamp - measuredAt >= REMEASURE_MS) {
      box = measure.box(area);
      // A page that is scaled or zoomed shows the area in more or fewer pixels than its own.
      inset = (insetPx * box.width) / (area.offsetWidth || box.width);
      measuredAt = timeStamp;
    }
    if (!box.width || !box.height) return;
    const corner = { clientX: box.left + inset, clientY: box.top, across: 0, up: 1, scale: 1 };
    const from: Anchor = anchor ?? corner;
    const across = clamp(from.across + ((clientX - from.clientX) / (box.width - 2 * inset)) * from.scale);
    const up = clamp(from.up - ((clientY - from.clientY) / box.height) * from.scale);
    reached = { clientX, clientY, across, up };
    onMove(isMirrored ? 1 - across : across, up);
  }

  function end() {
    drag.abort();
    endDrag(view);
  }

  function followSecondFinger(finger: PointerEvent) {
    if (finger.pointerId === press.pointerId) return;
    finger.stopPropagation();
    anchor = { ...reached, scale: FINE };
    // After the lift, movement has full speed again and continues from the last value, without a jump.
    const lift = (event: PointerEvent) => {
      if (event.pointerId === finger.pointerId) anchor = { ...reached, scale: 1 };
    };
    for (const type of ['pointerup', 'pointercancel'] as const) area.ownerDocument.addEventListener(type, lift, drag);
  }

  const remeasure = () => {
    measuredAt = -Infinity;
  };

  press.preventDefault();
  view.isDragging = true;
  area.querySelector('input')!.focus({ preventScroll: true });
  for (const type of ['scroll', 'resize'] as const) {
    area.ownerDocument.defaultView?.addEventListener(type, remeasure, capturing);
  }
  // The picker goes.
  view.signal(`drag ${name}`).addEventListener('abort', end, drag);
  followPointer(area, press, { store: view.store, signal: drag.signal, onMove: moveTo, onEnd: end });
  if (press.pointerType === 'touch') {
    const picker = area.closest<HTMLElement>('[data-picker]') ?? area;
    picker.addEventListener('pointerdown', followSecondFinger, capturing);
  }
  moveTo(press);
  return drag.signal;
}
