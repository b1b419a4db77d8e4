import { MEDIA_TAG, socialTagName } from './head-tags.ts';
import { typesOf } from './node-types.ts';
import { isPageNode } from './page-graph.ts';
import type { PageMetadata, SocialTag, StructuredData } from './page-metadata.ts';

/**
 * Lays the fields of another source over a built-in entry.
 *
 * Tags replace tags of the same name. A new picture withdraws all that described
 * the old one, and a new title or description withdraws the built-in social one,
 * so a preview never shows old words beside new. Built-in nodes of a broken type
 * stay, and the other source's nodes of that type go.
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
  // A tag about the built-in picture takes its place, so that it still follows the picture.
  const inPlace = kept.map((tag) => added.find((other) => socialTagName(other) === socialTagName(tag)) ?? tag);
  return [...inPlace, ...added.filter((tag) => !inPlace.includes(tag))];
}

/** Nodes replace nodes; the kind of the page stays unless the other source names one. */
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

/** `og:image:width` belongs to `og:image`. */
function groupOf(name: string): string {
  return name.split(':', 2).join(':');
}
