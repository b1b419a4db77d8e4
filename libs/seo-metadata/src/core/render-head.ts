import { headTags, type HeadTag } from './head-tags.ts';
import type { ResolvedMetadata } from './page-metadata.ts';

/**
 * Prints the head of a page, ready to be placed in the HTML.
 *
 * One title, description and canonical, the social tags, and one JSON-LD script
 * with exactly one text node, which is what the live head manager needs to
 * change it under Trusted Types.
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
  // Script text is escaped as JSON already; entities would be read literally there.
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
