import { clamp } from '../color/picker-color.ts';
import { isRightToLeft, moveByKey, type SliderKeyPress } from '../slider-keys/slider-keys.ts';

/** A place in an area: both axes from 0 to 1. */
export interface AreaPosition {
  readonly x: number;
  readonly y: number;
}

/**
 * Works out where in an area a pointer is; outside counts as the nearest edge.
 *
 * Null for an area without a size (hidden, not laid out yet), which has no positions to offer.
 */
export function positionOfPointer(area: Element, pointer: { clientX: number; clientY: number }): AreaPosition | null {
  const box = area.getBoundingClientRect();
  if (!box.width || !box.height) return null;
  const across = clamp((pointer.clientX - box.left) / box.width);
  return { x: isRightToLeft(area) ? 1 - across : across, y: clamp(1 - (pointer.clientY - box.top) / box.height) };
}

/**
 * Works out where a key moves in an area, and along which axis; null when the key is not for areas.
 *
 * Up, down and the Page keys move vertically, left and right horizontally. Home
 * and End go to the horizontal ends, with Ctrl or Shift to the vertical ones.
 */
export function moveAreaByKey(
  area: Element,
  press: SliderKeyPress,
  at: AreaPosition,
): (AreaPosition & { axis: 'x' | 'y' }) | null {
  const { key, shiftKey, ctrlKey } = press;
  const isVertical = /^(ArrowUp|ArrowDown|Page)/.test(key) || (/^(Home|End)$/.test(key) && (shiftKey || ctrlKey));
  const axis = isVertical ? 'y' : 'x';
  const range = { value: at[axis] * 100, max: 100, step: 1, page: 10 };
  const next = moveByKey(press, { ...range, isRightToLeft: !isVertical && isRightToLeft(area) });
  return next === null ? null : { ...at, [axis]: next / 100, axis };
}
