import { MEDIA_TAG, socialTagName } from './head-tags.ts';
import { typesOf } from './node-types.ts';
import { isPageNode } from './page-graph.ts';
import type { PageMetadata, SocialTag, StructuredData } from './page-metadata.ts';

/**
 * Merges the fields of a remote entry into a built-in entry.
 *
 * A tag replaces the tag of the same name. A new picture removes all tags about the old one, and a new title or
 * description removes the built-in social one, so a preview never mixes old and new texts. For a broken type the
 * built-in nodes stay and the remote nodes are removed.
 */
export function mergeMetadata(
  builtIn: PageMetadata,
  remote: Partial<PageMetadata>,
  brokenTypes: readonly string[] = [],
): PageMetadata {
  const names = new Set((remote.data ?? []).map(({ name }) => name));
  return {
    title: remote.title ?? builtIn.title,
    description: remote.description ?? builtIn.description,
    data: [...builtIn.data.filter(({ name }) => !names.has(name)), ...(remote.data ?? [])],
    og: mergeSocialTags(builtIn.og, remote),
    schema: remote.schema ? mergeNodes(builtIn.schema, remote.schema, brokenTypes) : builtIn.schema,
  };
}

function mergeSocialTags(builtIn: readonly SocialTag[], remote: Partial<PageMetadata>): readonly SocialTag[] {
  const added = remote.og ?? [];
  const withdrawn = new Set(
    added
      .map(socialTagName)
      .filter((name) => MEDIA_TAG.test(name))
      .map(groupOf),
  );
  if (withdrawn.has('og:image')) withdrawn.add('twitter:image').add('twitter:card');
  if (added.some((tag) => socialTagName(tag) === 'og:image:alt')) withdrawn.add('twitter:image:alt');
  for (const field of ['title', 'description'] as const) {
    if (remote[field]) withdrawn.add(`og:${field}`).add(`twitter:${field}`);
  }
  const isWithdrawn = (name: string) => withdrawn.has(name) || withdrawn.has(groupOf(name));
  const kept = builtIn.filter((tag) => !isWithdrawn(socialTagName(tag)));
  // A tag about the built-in picture replaces the old tag in its position, so that it still follows the picture.
  const inPlace = kept.map((tag) => added.find((other) => socialTagName(other) === socialTagName(tag)) ?? tag);
  return [...inPlace, ...added.filter((tag) => !inPlace.includes(tag))];
}

/** Replaces the built-in nodes; the built-in page node stays unless the remote entry has one. */
function mergeNodes(
  builtIn: PageMetadata['schema'],
  remote: PageMetadata['schema'],
  brokenTypes: readonly string[],
): PageMetadata['schema'] {
  const isBroken = (node: StructuredData) => typesOf(node).some((type) => brokenTypes.includes(type));
  const good = builtIn.filter(isBroken);
  const goodTypes = new Set(good.flatMap(typesOf));
  const added = remote.filter((node) => !typesOf(node).some((type) => goodTypes.has(type)));
  return builtIn.filter((node) => good.includes(node) || (isPageNode(node) && !added.some(isPageNode))).concat(added);
}

/** Returns the group of a tag: `og:image:width` belongs to `og:image`. */
function groupOf(name: string): string {
  return name.split(':', 2).join(':');
}
