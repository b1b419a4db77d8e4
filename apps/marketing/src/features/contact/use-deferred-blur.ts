import { useRef } from 'react';

/** Ends of a press: outside of the form too, and where the browser makes it a scroll or a drag. */
const ENDINGS = ['pointerup', 'pointercancel'] as const;

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
        const end = () => {
          for (const name of ENDINGS) window.removeEventListener(name, end);
          isPressing.current = false;
          // Runs after the click that follows.
          setTimeout(() => {
            void left.current?.();
            left.current = null;
          });
        };
        for (const name of ENDINGS) window.addEventListener(name, end);
      },
    },
  };
}
