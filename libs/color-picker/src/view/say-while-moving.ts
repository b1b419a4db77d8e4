import type { PickerView } from './face.ts';

/** How long a name has to be the same before it is said: a drag through ten of them says the one it rests at. */
const REST_MS = 400;

/**
 * Says the name of the colour while it moves: each time it has another one for a while, never at every pixel.
 *
 * Only while nothing that speaks by itself has the focus: a slider that is moved by key says its own value.
 */
export function sayWhileMoving(view: PickerView): void {
  const said = view.keep('said', () => ({
    name: null as string | null,
    color: view.store.getState().color,
    rest: undefined as ReturnType<typeof setTimeout> | undefined,
  }));
  const { color } = view.store.getState();
  if (color === said.color) return;
  said.color = color;
  said.rest ??= setTimeout(() => {
    said.rest = undefined;
    if (!view.isDragging) return;
    const name = view.settings().labels.nameColor(view.store.getState().color);
    if (name !== said.name) view.store.announce(name);
    said.name = name;
  }, REST_MS);
}
