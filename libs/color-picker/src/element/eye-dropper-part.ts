import { EYE_DROPPER_PATH, hasEyeDropper, pickFromScreen } from '../eye-dropper/pick-from-screen.ts';
import { html, setAttribute, svg, type Part } from './dom.ts';
import type { ReadSettings } from './picker-settings.ts';
import styles from '../eye-dropper/eye-dropper.module.css';

/** The eyedropper of an element, shown where the browser has one; it ends with the picker. */
export function createEyeDropperPart(read: ReadSettings): Part & { stop(): void } {
  const root = html('button', { type: 'button', class: styles['button'] });
  root.append(svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: EYE_DROPPER_PATH })));
  let open: AbortController | null = null;
  root.addEventListener('click', () => {
    open?.abort();
    open = new AbortController();
    void pickFromScreen(read().store, open.signal);
  });

  function update() {
    const { labels, colorMode, hidesEyeDropper, isDisabled } = read();
    root.hidden = hidesEyeDropper || colorMode !== 'color' || !hasEyeDropper();
    root.disabled = isDisabled;
    setAttribute(root, 'aria-label', labels.eyeDropper);
  }
  return { root, update, stop: () => open?.abort() };
}
