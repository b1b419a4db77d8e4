import { farColors, type PickerColor } from '@genmaster/color';
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

/** The colour that the last movement asked for, and the one that was shown for it. */
interface Wish {
  wanted?: PickerColor | null;
  shown?: PickerColor;
}

const wishIn = (view: PickerView) => view.keep('wish', (): Wish => ({}));

/**
 * Returns the colour that a key changes: in OKLCH the one that the last key asked for, unless the colour has changed by
 * other means.
 *
 * A hue or a lightness on the way may have no room for the chroma; the chroma comes back when the keys have left it.
 * Other colour spaces always show the whole colour that a key asked for.
 */
export function wantedColor(view: PickerView, isOklch: boolean | undefined): PickerColor {
  const { color } = view.store.getState();
  const { wanted, shown } = wishIn(view);
  return isOklch && wanted && shown === color ? wanted : color;
}

/** Returns the colour of the gamut that a movement leads to: beyond the edge, chroma gives way. */
export const withinReach = (view: PickerView, color: PickerColor): PickerColor =>
  farColors()?.fitChroma(color, view.settings().gamut) ?? color;

/** Changes the colour by one step. */
export function stepColor(view: PickerView, wanted: PickerColor, hold = (color: PickerColor) => color): void {
  view.store.setColor(hold(withinReach(view, wanted)));
  Object.assign(wishIn(view), { wanted, shown: view.store.getState().color });
}

/** Changes the colour by a movement; if requested, it stays where contrast passes. */
export function moveColor(view: PickerView, color: PickerColor): void {
  // A drag may go on after the picker was disabled.
  if (view.settings().isDisabled) return;
  const { contrast } = view.memory();
  stepColor(view, color, (reached) => (contrast && isHeld(view) ? contrast.hold(view, reached) : reached));
}

export function endDrag(view: PickerView): void {
  view.isDragging = false;
  // Keys after a drag start from the colour that it shows.
  wishIn(view).wanted = null;
  view.store.commit();
  // A drag that ends at the text it began with commits nothing, but what rested during it has to follow.
  if (view.restingSnapshot().state !== view.store.getState()) view.change({});
}
