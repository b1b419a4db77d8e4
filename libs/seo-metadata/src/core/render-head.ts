import { headTags, type HeadTag } from './head-tags.ts';
import type { ResolvedMetadata } from './page-metadata.ts';

/**
 * Prints the head of a page as HTML.
 *
 * It contains one title, description and canonical link, the social tags, and one JSON-LD script with exactly one text
 * node, so that the head manager can change it under Trusted Types.
 *
 * @example
 * html.replace('</head>', `${renderHead(resolver.resolve('/about-us'))}</head>`);
 */
export function renderHead(resolved: ResolvedMetadata): string {
  return headTags(resolved).map(printTag).join('\n');
}

function printTag({ tagName, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeHtml(value)}"` : ` ${name}`,
  );
  const open = `<${tagName}${printed.join('')}>`;
  if (text === undefined) return open;
  // Script text is already escaped as JSON; HTML entities are not decoded inside a script.
  return `${open}${tagName === 'script' ? text : escapeHtml(text)}</${tagName}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element, a quoted attribute or an XML file. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
