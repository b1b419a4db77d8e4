import type { PickerColor } from '@genmaster/color';
import { planeOf, type Plane } from '../planes/planes.ts';
import type { PickerSettings, PickerView } from './face.ts';

/** Returns the shown plane: OKLCH only once its renderer is loaded. */
export function planeIn(view: PickerView, { plane }: Pick<PickerSettings, 'plane'> = view.settings()): Plane {
  return planeOf(plane === 'oklch' && !view.memory().wide ? 'hsv' : plane);
}

/** Reports whether drags stay where contrast passes. */
export const isHeld = (view: PickerView): boolean => view.memory().isHeld ?? view.settings().contrast?.hold ?? false;

/** Changes the colour by a movement; if requested, it stays where contrast passes. */
export function moveColor(view: PickerView, color: PickerColor): void {
  const { contrast } = view.memory();
  view.store.setColor(contrast && isHeld(view) ? contrast.hold(view, color) : color);
}

export function endDrag(view: PickerView): void {
  view.isDragging = false;
  view.store.commit();
}
