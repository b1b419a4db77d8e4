import { formatColor, parseColor } from '@genmaster/color';
import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import { swatchTree } from '../color-swatch/swatch-tree.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import type { Drawing } from '../view/dom-tree.ts';
import type { PickerSettings } from '../view/face.ts';

/** State shown by the button of a popup. */
export interface TriggerState {
  readonly store: PickerStore;
  readonly settings: PickerSettings;
  /** Id of the open popup; null while it is closed. */
  readonly popupId: string | null;
  /** Hidden element with the text that describes the button. */
  readonly description: HTMLElement;
  readonly drawing: Drawing;
}

/** Updates the button of a popup: its swatch, and whether its picker is open. */
export function triggerTree(
  button: HTMLButtonElement,
  { store, settings, popupId, description, drawing }: TriggerState,
): void {
  const { value, color, isCleared } = store.getState();
  const { labels, tokens } = settings;
  const token = tokens.find((each) => each.value === value);
  const hasColor = !isCleared && (parseColor(value) !== null || token !== undefined);
  const isOpen = popupId !== null;
  button.type = 'button';
  button.className = popoverStyles['trigger']!;
  button.disabled = settings.isDisabled;
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) button.setAttribute('aria-controls', popupId);
  else button.removeAttribute('aria-controls');
  button.setAttribute('aria-describedby', description.id);
  description.textContent = hasColor ? `${labels.nameColor(color)}, ${token?.name ?? value}` : labels.noColor;
  button.dataset['state'] = isOpen ? 'open' : 'closed';
  drawing.show([swatchTree(hasColor ? formatColor(color) : '')]);
}
