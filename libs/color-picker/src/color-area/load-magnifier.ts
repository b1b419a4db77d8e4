import type { MagnifierSource } from './magnifier.ts';

/** Loads the magnifier and opens it for one touch drag; it closes when the drag ends. */
export function showMagnifier(area: HTMLElement, drag: AbortSignal, source: MagnifierSource): void {
  // If the file fails to load, the drag works without a magnifier.
  import('./magnifier.ts').then(({ openMagnifier }) => openMagnifier(area, drag, source)).catch(() => undefined);
}
