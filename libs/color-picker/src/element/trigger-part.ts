import popoverStyles from '../color-picker-popover/color-picker-popover.module.css';
import { formatColor } from '../color/format-color.ts';
import { parseColor } from '../color/parse-color.ts';
import { html, setAttribute } from './dom.ts';
import { createSwatch } from './presets-part.ts';

/** Makes the button that opens a picker in a popup. */
export function createTrigger(onPress: () => void): HTMLButtonElement {
  const button = html('button', { type: 'button', class: popoverStyles['trigger'], 'aria-haspopup': 'dialog' });
  button.addEventListener('click', onPress);
  return button;
}

/** Shows on the button which colour it stands for, and whether its picker is open. */
export function updateTrigger(
  button: HTMLButtonElement,
  { value, isOpen, isDisabled }: { value: string; isOpen: boolean; isDisabled: boolean },
): void {
  const color = parseColor(value);
  button.disabled = isDisabled;
  button.replaceChildren(createSwatch(color ? formatColor(color, 'rgba') : ''));
  setAttribute(button, 'aria-expanded', String(isOpen));
  setAttribute(button, 'data-state', isOpen ? 'open' : 'closed');
}
