import { socialTagName } from './head-tags.ts';
import type { PageMetadata, SocialTag } from './page-metadata.ts';

/**
 * Lays the fields of another source over a built-in entry.
 *
 * Tags replace tags of the same name, and an image brings its own width, height
 * and text along. A new title or description also withdraws the built-in social
 * one, so a preview never shows the old words beside the new.
 */
export function mergeMetadata(builtIn: PageMetadata, remote: Partial<PageMetadata>): PageMetadata {
  const replaced = new Set((remote.og ?? []).map(groupOf));
  for (const field of ['title', 'description'] as const) {
    if (remote[field]) replaced.add(`og:${field}`).add(`twitter:${field}`);
  }
  const names = new Set((remote.data ?? []).map(({ name }) => name));
  return {
    title: remote.title ?? builtIn.title,
    description: remote.description ?? builtIn.description,
    data: [...builtIn.data.filter(({ name }) => !names.has(name)), ...(remote.data ?? [])],
    og: [...builtIn.og.filter((tag) => !replaced.has(groupOf(tag))), ...(remote.og ?? [])],
    schema: remote.schema ?? builtIn.schema,
  };
}

/** `og:image:width` belongs to `og:image`. */
function groupOf(tag: SocialTag): string {
  return socialTagName(tag).split(':', 2).join(':');
}
