import type { PickerColor } from '@genmaster/color';
import type { PickerView } from './face.ts';

/** Delay from the first change to the announcement; of several names in that time only the last one is announced. */
const REST_MS = 400;

interface Announced {
  color: PickerColor;
  name?: string;
  rest?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Announces the colour's name during a movement: at intervals and only if it has changed, never at every pixel.
 *
 * Only for drags with a pointer, because a slider moved by key announces its own value.
 */
export function announceMoves(view: PickerView): void {
  const announced = view.keep('announced', (): Announced => ({ color: view.store.getState().color }));
  const { color } = view.store.getState();
  if (color === announced.color) return;
  announced.color = color;
  announced.rest ??= setTimeout(() => {
    announced.rest = undefined;
    if (!view.isDragging) return;
    const name = view.settings().labels.nameColor(view.store.getState().color);
    if (name !== announced.name) view.store.announce(name);
    announced.name = name;
  }, REST_MS);
}
