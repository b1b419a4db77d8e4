import type { Attributes } from './source.ts';

/** Parses a heading with optional attributes in braces: `### The rule {#rule picture=policy}`. */
export function readHeading(text: string): { heading: string; attributes: Attributes } {
  const [, heading, braced] = /^(.*?)\s*\{([^}]*)\}$/.exec(text) ?? [null, text, ''];
  const attributes = (braced ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((entry): [string, string] => {
      if (entry.startsWith('#')) return ['id', entry.slice(1)];
      const [name = '', value = ''] = entry.split('=');
      return [name, value];
    });
  return { heading: heading ?? text, attributes: Object.fromEntries(attributes) };
}
