import { historyKey } from '@genmaster/keyboard';
import { originOf, takesText } from '../view/takes-text.ts';
import type { PickerStore } from './picker-store.ts';

/**
 * Handles undo (Ctrl or ⌘ with Z) and redo (with Shift too, or Ctrl with Y); returns whether the key was handled.
 *
 * In a text field these keys belong to the text.
 */
export function undoByKey(event: KeyboardEvent, store: PickerStore): boolean {
  const way = historyKey(event);
  if (!way || takesText(originOf(event))) return false;
  store[way]();
  return true;
}
