/**
 * What words become by a key that is pressed before there is a field for it; `null` where the key writes nothing.
 *
 * A key of a shortcut writes nothing, nor does one that is still being composed.
 */
export function typedAhead(words: string, event: KeyboardEvent): string | null {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace') return [...words].slice(0, -1).join('');
  return [...event.key].length === 1 ? words + event.key : null;
}
