/**
 * Replaces the calls of a CSS function in a value. The replacement is given the arguments; a call in one of them is left
 * in it.
 */
export function replaceCalls(text: string, name: string, replacement: (args: string[]) => string): string {
  const start = text.search(new RegExp(`(?<![\\w-])${name}\\(`, 'i'));
  if (start < 0) return text;
  const args = [''];
  let at = start + name.length + 1;
  for (let depth = 1; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '(') depth++;
    if (letter === ')' && --depth === 0) break;
    if (letter === ',' && depth === 1) args.push('');
    else args[args.length - 1] += letter;
  }
  return text.slice(0, start) + replacement(args) + replaceCalls(text.slice(at + 1), name, replacement);
}
