import { startLater } from '../view/start-later.ts';

/** Loads and starts `guardContrast`; returns a function that stops it. Without it, the picker keeps the host's colours. */
export const startGuard = (root: HTMLElement): (() => void) =>
  startLater(async () => {
    const { guardContrast } = await import('./guard-contrast.ts');
    return () => guardContrast(root);
  });
