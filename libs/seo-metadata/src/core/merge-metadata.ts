import { MEDIA_TAG, socialTagName } from './head-tags.ts';
import { typesOf } from './node-types.ts';
import { isPageNode } from './page-graph.ts';
import type { PageMetadata, SocialTag, StructuredData } from './page-metadata.ts';

/**
 * Merges the fields of a remote entry into a built-in entry.
 *
 * A tag replaces the tags of the same name in both lists, whatever their spelling. A new picture removes all tags about the old one, and a new title or
 * description removes the built-in social one, so a preview never mixes old and new texts. For a broken type the
 * built-in nodes stay and the remote nodes are removed.
 */
export function mergeMetadata(
  builtIn: PageMetadata,
  remote: Partial<PageMetadata>,
  brokenTypes: readonly string[] = [],
): PageMetadata {
  const mergeTags = tagMerger(remote);
  return {
    title: remote.title ?? builtIn.title,
    description: remote.description ?? builtIn.description,
    data: mergeTags(builtIn.data, remote.data),
    og: mergeTags(builtIn.og, remote.og),
    schema: remote.schema ? mergeNodes(builtIn.schema, remote.schema, brokenTypes) : builtIn.schema,
  };
}

/** Returns the function that merges a list of a remote entry into the built-in list. */
function tagMerger(remote: Partial<PageMetadata>) {
  const names = new Set([...(remote.og ?? []), ...(remote.data ?? [])].map(socialTagName));
  const withdrawn = new Set([...names].filter((name) => MEDIA_TAG.test(name)).map(groupOf));
  if (withdrawn.has('og:image')) withdrawn.add('twitter:image').add('twitter:card');
  if (names.has('og:image:alt')) withdrawn.add('twitter:image:alt');
  for (const field of ['title', 'description'] as const) {
    if (remote[field]) withdrawn.add(`og:${field}`).add(`twitter:${field}`);
  }
  return <Tag extends SocialTag>(builtIn: readonly Tag[], added: readonly Tag[] = []): readonly Tag[] => {
    const merged = builtIn.flatMap((tag) => {
      const name = socialTagName(tag);
      if (withdrawn.has(name) || withdrawn.has(groupOf(name))) return [];
      // A tag about the built-in picture replaces the old tag in its position, so that it still follows the picture.
      return names.has(name) ? added.filter((other) => socialTagName(other) === name) : tag;
    });
    return [...new Set([...merged, ...added])];
  };
}

/** Replaces the built-in nodes; the built-in page node stays unless the remote entry has one. */
function mergeNodes(
  builtIn: PageMetadata['schema'],
  remote: PageMetadata['schema'],
  brokenTypes: readonly string[],
): PageMetadata['schema'] {
  const isOneOf = (types: readonly string[]) => (node: StructuredData) =>
    typesOf(node).some((type) => types.includes(type));
  const isBroken = isOneOf(brokenTypes);
  const isGood = isOneOf(builtIn.filter(isBroken).flatMap(typesOf));
  const added = remote.filter((node) => !isGood(node));
  return builtIn.filter((node) => isBroken(node) || (isPageNode(node) && !added.some(isPageNode))).concat(added);
}

/** Returns the group of a tag: `og:image:width` belongs to `og:image`. */
function groupOf(name: string): string {
  return name.split(':', 2).join(':');
}
