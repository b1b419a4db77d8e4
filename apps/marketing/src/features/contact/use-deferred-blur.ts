import { useRef } from 'react';

/**
 * Defers the effect of a lost focus while a pointer is pressed.
 *
 * Nothing may move between press and release, or the press would miss its target.
 */
export function useDeferredBlur() {
  const isPressing = useRef(false);
  const left = useRef<(() => void | Promise<void>) | null>(null);
  return {
    /** Runs the effect of a lost focus: now, or after the click that ends a press. */
    blurLater(effect: () => void | Promise<void>) {
      if (isPressing.current) left.current = effect;
      else void effect();
    },
    /** Drops a deferred effect, because the form was filled or sent. */
    forgetBlur() {
      left.current = null;
    },
    pointerEvents: {
      onPointerDown() {
        isPressing.current = true;
      },
      onPointerUp() {
        isPressing.current = false;
        // Runs after the click that follows.
        setTimeout(() => {
          void left.current?.();
          left.current = null;
        });
      },
    },
  };
}
