import { letterOf } from '../view/letter-of.ts';
import { originOf, takesText } from '../view/takes-text.ts';
import type { PickerStore } from './picker-store.ts';

/**
 * Handles undo (Ctrl or ⌘ with Z) and redo (with Shift too, or Ctrl with Y); returns whether the key was handled.
 *
 * In a text field these keys belong to the text.
 */
export function undoByKey(event: KeyboardEvent, store: PickerStore): boolean {
  const key = letterOf(event);
  const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
  if (!(event.ctrlKey || event.metaKey) || !(key === 'z' || isRedo)) return false;
  if (takesText(originOf(event))) return false;
  if (isRedo) store.redo();
  else store.undo();
  return true;
}
