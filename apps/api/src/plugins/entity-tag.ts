import { createHash, type Hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';

/** Returns the entity tag of a response text: the same text has the same tag on every machine. */
export function entityTagOf(text: string): string {
  return tagOfHash(createHash('sha256').update(text));
}

/** Returns the entity tag of content that was hashed. */
export const tagOfHash = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 27)}"`;

/**
 * Returns true when the client of a read has the current response already; throws when it wants another one (RFC 9110,
 * 13.2.2).
 */
export function hasCurrentCopy({ headers }: FastifyRequest, tag: string): boolean {
  const wanted = headers['if-match'];
  if (wanted !== undefined && !tagsIn(wanted).some((each) => each === tag || each === '*'))
    throw new ProblemError(412, 'This has changed since the copy that was asked for.');
  return matchesEntityTag(headers['if-none-match'], tag);
}

/**
 * Returns true when the client's cached copy is the current response.
 *
 * @param held the header `If-None-Match`: one tag, a list of tags, or `*` for any. A proxy that compressed the response
 * may have marked the tag as weak, which makes no difference here.
 */
export function matchesEntityTag(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  const tags = tagsIn(held).map((text) => text.replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

const tagsIn = (header: string): string[] => header.split(',').map((text) => text.trim());
