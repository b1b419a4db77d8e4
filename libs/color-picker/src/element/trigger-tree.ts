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
  readonly isOpen: boolean;
  readonly drawing: Drawing;
}

/** Updates the button of a popup: its swatch, and whether its picker is open. */
export function triggerTree(button: HTMLButtonElement, { store, settings, isOpen, drawing }: TriggerState): void {
  const { value, color, isCleared } = store.getState();
  const hasColor = !isCleared && (parseColor(value) ?? settings.tokens.find((token) => token.value === value));
  button.type = 'button';
  button.className = popoverStyles['trigger']!;
  button.disabled = settings.isDisabled;
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', String(isOpen));
  button.dataset['state'] = isOpen ? 'open' : 'closed';
  drawing.show([swatchTree(hasColor ? formatColor(color, color.isBeyondSrgb ? 'p3' : 'rgba') : '')]);
}
