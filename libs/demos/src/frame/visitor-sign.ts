/** What a person does first, whatever they hold: a pointer, a finger, a wheel, a key, or a reader that moves the focus. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let sign: Promise<void> | undefined;

/**
 * Resolves when somebody does anything on the page for the first time, and for everybody who asks later at once.
 *
 * A page that nobody touches fetches nothing on anybody's behalf: many are opened in the background and closed unread.
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
