import type { MagnifierSource } from './magnifier.ts';

/** Shows what a finger covers, once the script for it is there; it goes with the drag. */
export function showMagnifier(area: HTMLElement, drag: AbortSignal, source: MagnifierSource): void {
  // Without its file the drag is as it is with a mouse.
  import('./magnifier.ts').then(({ openMagnifier }) => openMagnifier(area, drag, source)).catch(() => undefined);
}
