/** First actions of a person on any device: pointer, touch, wheel, key, or a screen reader that moves the focus. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let sign: Promise<void> | undefined;

/**
 * Resolves at the visitor’s first action on the page, and at once for every later call.
 *
 * A page without any action fetches nothing: many pages are opened in the background and closed unread.
 */
export function visitorSign(target: Window): Promise<void> {
  sign ??= new Promise((resolve) => {
    const seen = () => {
      for (const name of SIGNS) target.removeEventListener(name, seen, true);
      resolve();
    };
    for (const name of SIGNS) target.addEventListener(name, seen, { capture: true, passive: true });
  });
  return sign;
}
