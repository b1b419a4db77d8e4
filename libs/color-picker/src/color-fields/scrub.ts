import { clamp, round } from '@genmaster/color';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { isRightToLeft } from '../slider-keys/slider-keys.ts';
import { followPointer } from '../view/follow-pointer.ts';

/** Number that a scrub changes, with its range and callbacks. */
export interface ScrubRange {
  readonly store: PickerStore;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly onMove: (value: number) => unknown;
  readonly onMoveEnd: () => void;
}

/** Minimum movement of a drag; less is a click. */
const SLOP_PX = 3;

/**
 * Changes a number by dragging across its caption: one step per pixel, ten with Shift, a tenth with Alt.
 *
 * A drag does not count as a click on the caption, so the field does not take the focus.
 */
export function startScrub(caption: HTMLElement, press: PointerEvent, range: ScrubRange): void {
  if (press.button !== 0) return;
  const scrub = new AbortController();
  const direction = isRightToLeft(caption) ? -1 : 1;
  let { value } = range;
  let lastX = press.clientX;
  let isMoving = false;

  // WebKit would select the texts that the pointer comes across, although the caption's own cannot be selected.
  caption.ownerDocument.addEventListener('selectstart', preventDefault, scrub);
  followPointer(caption, press, {
    store: range.store,
    signal: scrub.signal,
    onMove: (event) => {
      if (!isMoving && Math.abs(event.clientX - press.clientX) < SLOP_PX) return;
      isMoving = true;
      const size = range.step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
      value = clamp(value + (event.clientX - lastX) * direction * size, 0, range.max);
      lastX = event.clientX;
      range.onMove(round(value, 6));
    },
    onEnd: ({ type }) => {
      scrub.abort();
      if (!isMoving) return;
      range.onMoveEnd();
      if (type === 'pointerup') caption.addEventListener('click', preventDefault, { once: true });
    },
  });
}

const preventDefault = (event: Event) => event.preventDefault();
