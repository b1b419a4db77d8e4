import type { PickerColor } from '@genmaster/color';
import { hsl, hsv, type Plane } from '../planes/planes.ts';
import type { PickerSettings, PickerView } from './face.ts';

/** Returns the shown plane: OKLCH only once its renderer is loaded. */
export function planeIn(view: PickerView, { plane }: Pick<PickerSettings, 'plane'> = view.settings()): Plane {
  if (plane === 'oklch') return view.memory().wide?.plane ?? hsv;
  return plane === 'hsl' ? hsl : hsv;
}

/** Reports whether drags stay where contrast passes. */
export const isHeld = (view: PickerView, { contrast } = view.settings()): boolean =>
  view.memory().isHeld ?? contrast?.hold ?? false;

/** Reports whether a control cannot be used: its picker is disabled, or a fieldset around it. */
export const isOff = (view: PickerView, control: Element): boolean =>
  view.settings().isDisabled || control.querySelector('input, button')!.matches(':disabled');

/** Changes the colour by a movement; if requested, it stays where contrast passes. */
export function moveColor(view: PickerView, color: PickerColor): void {
  // A drag may go on after the picker was disabled.
  if (view.settings().isDisabled) return;
  const { contrast } = view.memory();
  view.store.setColor(contrast && isHeld(view) ? contrast.hold(view, color) : color);
}

export function endDrag(view: PickerView): void {
  view.isDragging = false;
  view.store.commit();
  // A drag that ends at the text it began with commits nothing, but what rested during it has to follow.
  if (view.restingSnapshot().state !== view.store.getState()) view.change({});
}
