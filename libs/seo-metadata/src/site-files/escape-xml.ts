import { escapeHtml } from '../core/render-head.ts';

/** Characters that XML 1.0 has no way to write: most controls, halves of characters, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an XML file, without the characters that make the whole file unreadable. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}
