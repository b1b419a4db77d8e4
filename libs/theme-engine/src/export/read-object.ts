import { openJson } from '../core/theme-envelope.ts';

/**
 * Parses the object of a file: JSON, or the object literal that a script passes to `createTheme` and similar functions.
 *
 * Executes nothing: it quotes the keys and removes comments and trailing commas. Returns `null` if the result is not
 * JSON.
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

/** Converts an object literal to JSON: strings keep their content, keys are quoted. */
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
