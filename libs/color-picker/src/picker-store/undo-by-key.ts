import type { PickerStore } from './picker-store.ts';

/** Takes Ctrl or ⌘ with Z for undo, and with Shift for redo; true when it did. In a text field they belong to the text. */
export function undoByKey(event: KeyboardEvent, store: PickerStore): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return false;
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement && target.type === 'text') return false;
  if (event.shiftKey) store.redo();
  else store.undo();
  return true;
}
