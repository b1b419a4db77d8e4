import { startLater } from '../view/start-later.ts';

/**
 * Loads and starts `guardPicker`; returns a function that stops it. Without it, the picker keeps the host's colours and
 * the direction of the nearest `dir` attribute that names one, and the focus of a control that is removed goes to the
 * page.
 */
export const startGuard = (root: HTMLElement): (() => void) =>
  startLater(async () => {
    const { guardPicker } = await import('./guard-picker.ts');
    return () => guardPicker(root);
  });
