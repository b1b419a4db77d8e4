import type { PickerStore } from '../picker-store/picker-store.ts';

/** Options of `followPointer`. */
export interface PointerFollower {
  /** Store whose choice also ends the following when it ends, as by a form reset. */
  readonly store: PickerStore;
  /** Ends the following when it is aborted, without a call. */
  readonly signal: AbortSignal;
  /** Called for each move and for the release, whose position is final. */
  readonly onMove: (event: PointerEvent) => void;
  /** Called at the release, or with the press when the following ends before it. It has to abort the signal. */
  readonly onEnd: (event: PointerEvent) => void;
}

/** Follows a pointer from its press on an element to its release, even outside the element. */
export function followPointer(element: HTMLElement, press: PointerEvent, follower: PointerFollower): void {
  const handle = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    // A release in another window or frame is not reported here; it shows as a move without a pressed button.
    const isMoving = event.type === 'pointermove' && event.buttons > 0;
    if (isMoving || event.type === 'pointerup') follower.onMove(event);
    if (!isMoving) follower.onEnd(event);
  };
  follower.signal.addEventListener(
    'abort',
    follower.store.beforeEnd(() => follower.onEnd(press)),
  );
  element.setPointerCapture?.(press.pointerId);
  for (const type of ['pointermove', 'pointerup'] as const) element.addEventListener(type, handle, follower);
  // The capture is also lost when the browser takes over the gesture, or when the element is removed; only the document
  // hears of the latter.
  element.ownerDocument.addEventListener('lostpointercapture', handle, follower);
}
