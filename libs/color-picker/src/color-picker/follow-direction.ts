import { isRightToLeft } from '../slider-keys/slider-keys.ts';

const MIRROR = '--gm-picker-mirror';

/**
 * Draws a picker in the direction that its keys and pointers follow; returns a function that stops this.
 *
 * The stylesheet knows the direction only where a `dir` attribute names it. With `dir="auto"` the text decides, which
 * may change; so it is asked when the picker appears, when the pointer enters it and when it takes the focus.
 */
export function followDirection(root: HTMLElement): () => void {
  const listeners = new AbortController();

  function follow() {
    const picker = root.matches('[data-picker]') ? root : root.querySelector<HTMLElement>('[data-picker]');
    if (!picker) return;
    const isMirrored = getComputedStyle(picker).getPropertyValue(MIRROR).startsWith('-1');
    if (isMirrored !== isRightToLeft(picker)) picker.style.setProperty(MIRROR, isMirrored ? 'none' : '-1 1');
  }

  for (const type of ['pointerenter', 'focusin'] as const) root.addEventListener(type, follow, listeners);
  follow();
  return () => listeners.abort();
}
