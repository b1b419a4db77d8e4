import { isRightToLeft } from '../slider-keys/slider-keys.ts';

const MIRROR = '--gm-picker-mirror';

/**
 * Draws a picker in the direction that its keys and pointers follow.
 *
 * The stylesheet knows the direction only where a `dir` attribute names it. With `dir="auto"` the text decides.
 */
export function followDirection(picker: HTMLElement): void {
  const isMirrored = getComputedStyle(picker).getPropertyValue(MIRROR).startsWith('-1');
  if (isMirrored !== isRightToLeft(picker)) picker.style.setProperty(MIRROR, isMirrored ? 'none' : '-1 1');
}
