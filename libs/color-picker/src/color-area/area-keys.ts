import type { AreaPosition } from '../planes/planes.ts';
import { isRightToLeft, moveByKey, type SliderKeyPress } from '../slider-keys/slider-keys.ts';

/**
 * Returns the position that a key press leads to, and the axis it moves along; null for a key that does not move.
 *
 * Up, down and the Page keys move vertically, left and right horizontally. Home and End go to the horizontal ends, with
 * Ctrl or Shift to the vertical ones.
 */
export function moveAreaByKey(
  area: Element,
  press: SliderKeyPress,
  at: AreaPosition,
): (AreaPosition & { axis: 'x' | 'y' }) | null {
  const { key, shiftKey, ctrlKey } = press;
  const isVertical = /Up|Down/.test(key) || ((shiftKey || ctrlKey) && /Home|End/.test(key));
  const axis = isVertical ? 'y' : 'x';
  const range = { value: at[axis] * 100, max: 100, step: 1, page: 10 };
  const next = moveByKey(press, { ...range, isRightToLeft: !isVertical && isRightToLeft(area) });
  return next === null ? null : { ...at, [axis]: next / 100, axis };
}
