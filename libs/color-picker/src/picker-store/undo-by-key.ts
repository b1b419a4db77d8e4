import { originOf, takesText } from '../view/takes-text.ts';
import type { PickerStore } from './picker-store.ts';

/**
 * Handles undo (Ctrl or ⌘ with Z) and redo (with Shift too); returns whether the key was handled.
 *
 * In a text field these keys belong to the text.
 */
export function undoByKey(event: KeyboardEvent, store: PickerStore): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return false;
  if (takesText(originOf(event))) return false;
  if (event.shiftKey) store.redo();
  else store.undo();
  return true;
}
