import { createHash } from 'node:crypto';

/** The tag of an answer's text: the same text has the same tag, on every machine that serves it. */
export function entityTagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/**
 * Tells whether what a client holds is the answer at hand.
 *
 * @param held the header `If-None-Match`: one tag, a list of them, or `*` for any. A proxy that compressed the answer
 * may have marked the tag as weak, which makes no difference here.
 */
export function matchesEntityTag(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  const tags = held.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
