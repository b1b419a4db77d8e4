import { windowBox } from '../view/css-zoom.ts';
import { measure } from '../view/measure.ts';
import { followDirection } from './follow-direction.ts';
import { guardContrast } from './guard-contrast.ts';
import { keepFocusInside } from './keep-focus-inside.ts';

/**
 * Keeps a picker readable with any colours from the host, drawn in the direction of the text around it, and the focus
 * inside it, and lets drags follow the pointer under CSS `zoom`; returns a function that stops this.
 *
 * A page may change colours and direction at any time, for example while its theme is edited with this very picker.
 * They are checked when the picker appears, when the pointer enters it and when it takes the focus.
 */
export function guardPicker(root: HTMLElement): () => void {
  const listeners = new AbortController();
  measure.box = windowBox;

  function guard() {
    const picker = root.matches('[data-picker]') ? root : root.querySelector<HTMLElement>('[data-picker]');
    if (!picker) return;
    guardContrast(picker);
    followDirection(picker);
  }

  for (const type of ['pointerenter', 'focusin'] as const) root.addEventListener(type, guard, listeners);
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', guard, listeners);
  guard();
  keepFocusInside(root, listeners.signal);
  return () => listeners.abort();
}
