import { openJson } from '../core/theme-envelope.ts';

/**
 * Reads the object of a file: JSON, or the literal that a script passes to `createTheme` and its like.
 *
 * Nothing is run: keys get their quotes, comments and last commas go, and what is still no JSON is `null`.
 */
export function readObject(text: string): Record<string, unknown> | null {
  const json = openJson(text);
  if (json) return json;
  const start = text.search(/\{\s*(\/[/*]|["']?[A-Za-z_$][\w$]*["']?\s*:)/);
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start || !/createTheme|extendTheme|export\s+default|module\.exports|palette/.test(text))
    return null;
  return openJson(asJson(text.slice(start, end + 1)));
}

/** Strings stay as they are; the rest is written as JSON writes it. */
function asJson(literal: string): string {
  return literal
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/)
    .map((part, at) => {
      if (at % 2 === 0) {
        return part
          .replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
          .replace(/^(\s*)([A-Za-z_$][\w$]*)\s*:/, '$1"$2":');
      }
      if (part.startsWith('/')) return '';
      return part.startsWith('"') ? part : JSON.stringify(part.slice(1, -1));
    })
    .join('')
    .replace(/,(\s*[}\]])/g, '$1');
}
