import { REPEATABLE, socialTagName } from './head-tags.ts';
import { isDerivedNode, isPageNode } from './page-graph.ts';
import type { DroppedValue, PageMetadata, SiteIdentity, SocialTag } from './page-metadata.ts';
import { siteTags } from './site-tags.ts';
import { DERIVED, socialTags } from './social-tags.ts';

const MADE = 'comes from the route table, the site or another field';

/**
 * Lists the parts of an author's entry that the head of its page will not show, each with the reason.
 *
 * The tags are compared in the order in which the head has them: tags of the site, social tags, tags of `data`.
 */
export function ignoredParts(address: string, entry: PageMetadata, site: SiteIdentity): readonly DroppedValue[] {
  const { data, og, schema } = entry;
  const ignored: DroppedValue[] = [];
  const report = (field: string, reason: string) => ignored.push({ address, field, reason });
  /** Why a tag of a name is not shown. */
  const taken = new Map<string, string>();
  const take = (tags: readonly SocialTag[]) =>
    tags.map(socialTagName).forEach((name) => taken.set(name, taken.get(name) ?? MADE));
  const check = (field: string, tag: SocialTag) => {
    const name = socialTagName(tag);
    const reason = DERIVED.test(name) ? MADE : !REPEATABLE.test(name) && taken.get(name);
    if (!tag.content.trim()) report(field, 'has no content');
    else if (reason) report(field, `"${name}" ${reason}`);
    else taken.set(name, 'repeats another tag');
  };
  // A colour for one colour scheme leaves room for a colour without one.
  take(siteTags(site).filter(({ media }) => !media));
  og.forEach((tag, index) => check(`og[${index}]`, tag));
  // Only the names count. A page always has a title, so that of the site stands for one that is missing.
  take(socialTags({ entry: { ...entry, title: site.name }, site, language: '', languages: [], canonicalUrl: null }));
  data.forEach((tag, index) => check(`data[${index}]`, tag));
  schema.forEach((node, index) => {
    if (isDerivedNode(node)) report(`schema[${index}]`, `${String(node['@type'])} ${MADE}`);
    else if (isPageNode(node) && schema.findIndex(isPageNode) < index)
      report(`schema[${index}]`, 'a second node about the page itself');
  });
  return ignored;
}
