import type { JsonValue, StructuredData } from './page-metadata.ts';

const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/g;

/** Properties of structured data whose value is an address. */
export const ADDRESS_PROPERTY =
  /^(?:@id|\w*[uU]rl|item|image|logo|menu|screenshot|sameAs|license|mainEntityOfPage|acquireLicensePage)$/;

/**
 * Prints nodes as one JSON-LD document that is safe inside a script element.
 *
 * `<`, `>`, `&` and the two line separators are written as `\u00XX`, which parses back to the same value, so
 * `</script>` in a title cannot end the script.
 */
export function serialiseJsonLd(graph: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Makes an address that starts with `/`, `#` or `?` absolute; returns any other text unchanged. */
export function absoluteAddress(address: string, base: string): string {
  return /^[/#?]/.test(address) && URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** Makes every address inside a node absolute; a date of code without types becomes the text that JSON has for it. */
export function withAbsoluteAddresses<Value extends JsonValue>(value: Value, base: string): Value {
  const visit = (given: unknown, name: string): unknown => {
    const part: unknown = typeof Object(given).toJSON === 'function' ? Object(given).toJSON() : given;
    if (typeof part === 'string') return ADDRESS_PROPERTY.test(name) ? absoluteAddress(part, base) : part;
    if (Array.isArray(part)) return part.map((item) => visit(item, name));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item, key)]));
  };
  return visit(value, '') as Value;
}
