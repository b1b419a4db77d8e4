import type { Attributes } from './source.ts';

/** Parses a heading with optional attributes in braces: `### The rule {#rule picture=policy}`. */
export function readHeading(text: string): { heading: string; attributes: Attributes } {
  const brace = text.endsWith('}') ? text.lastIndexOf('{') : -1;
  const [heading, braced] = brace < 0 ? [text, ''] : [text.slice(0, brace).trimEnd(), text.slice(brace + 1, -1)];
  const attributes = braced
    .split(/\s+/)
    .filter(Boolean)
    .map((entry): [string, string] => {
      if (entry.startsWith('#')) return ['id', entry.slice(1)];
      const [name = '', value = ''] = entry.split('=');
      return [name, value];
    });
  return { heading, attributes: Object.fromEntries(attributes) };
}
