import { formatColor, parseColor } from '@genmaster/color';
import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import { swatchTree } from '../color-swatch/swatch-tree.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { setAttributes, type Drawing } from '../view/dom-tree.ts';
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
  button: HTMLElement,
  { store, settings, popupId, description, drawing }: TriggerState,
): void {
  const { value, color, isCleared } = store.getState();
  const { labels, tokens } = settings;
  const token = tokens.find((each) => each.value === value);
  const hasColor = !isCleared && (parseColor(value) !== null || token !== undefined);
  const isOpen = popupId !== null;
  setAttributes(button, {
    type: 'button',
    class: popoverStyles['trigger'],
    disabled: settings.isDisabled,
    'aria-haspopup': 'dialog',
    'aria-expanded': String(isOpen),
    'aria-controls': popupId,
    'data-state': isOpen ? 'open' : 'closed',
  });
  description.textContent = hasColor ? `${labels.nameColor(color)}, ${token?.name ?? value}` : labels.noColor;
  drawing.show([swatchTree(hasColor ? formatColor(color) : '')]);
}
