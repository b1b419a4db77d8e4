import { createHash } from 'node:crypto';

/** Returns the entity tag of a response text: the same text has the same tag on every machine. */
export function entityTagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/**
 * Returns true when the client's cached copy is the current response.
 *
 * @param held the header `If-None-Match`: one tag, a list of tags, or `*` for any. A proxy that compressed the response
 * may have marked the tag as weak, which makes no difference here.
 */
export function matchesEntityTag(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  const tags = held.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
