import { followDirection } from './follow-direction.ts';
import { guardContrast } from './guard-contrast.ts';

/** Keeps a picker usable in the page around it, whatever that changes; returns a function that stops it. */
export function guardPicker(root: HTMLElement): () => void {
  const stops = [guardContrast(root), followDirection(root)];
  return () => stops.forEach((stop) => stop());
}
