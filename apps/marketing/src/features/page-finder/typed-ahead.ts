/**
 * Returns the query after a key press that comes before its field exists; `null` when the key changes no text.
 *
 * Shortcuts change no text, nor do keys of an unfinished composition.
 */
export function typedAhead(words: string, event: KeyboardEvent): string | null {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace') return [...words].slice(0, -1).join('');
  return [...event.key].length === 1 ? words + event.key : null;
}
