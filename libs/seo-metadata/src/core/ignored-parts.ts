import { isDerivedName } from './complete-metadata.ts';
import { isRepeatable, socialTagName } from './head-tags.ts';
import { isDerivedNode, isPageNode } from './page-graph.ts';
import type { DroppedValue, PageMetadata } from './page-metadata.ts';
import { DERIVED_SOCIAL } from './social-tags.ts';

/** Lists the parts of an author's entry that the head of its page will not show, each with the reason. */
export function ignoredParts(address: string, { data, og, schema }: PageMetadata): readonly DroppedValue[] {
  const ignored: DroppedValue[] = [];
  const report = (field: string, reason: string) => ignored.push({ address, field, reason });
  const seen = new Set<string>();
  const see = (field: string, name: string) => {
    const key = name.toLowerCase();
    if (seen.has(key) && !isRepeatable(key)) report(field, `repeats ${JSON.stringify(name)}`);
    seen.add(key);
  };
  og.forEach((tag, index) => {
    const name = socialTagName(tag);
    if (!tag.content.trim()) report(`og[${index}]`, 'has no content');
    else if (DERIVED_SOCIAL.test(name)) report(`og[${index}]`, `"${name}" comes from the route table`);
    else see(`og[${index}]`, name);
  });
  data.forEach(({ name, content }, index) => {
    if (!content.trim()) report(`data[${index}]`, 'has no content');
    else if (isDerivedName(name)) report(`data[${index}]`, `"${name}" comes from the entry and the route table`);
    else see(`data[${index}]`, name);
  });
  let pages = 0;
  schema.forEach((node, index) => {
    if (isPageNode(node)) pages += 1;
    if (isDerivedNode(node))
      report(`schema[${index}]`, `${String(node['@type'])} comes from the site and the route table`);
    else if (isPageNode(node) && pages > 1) report(`schema[${index}]`, 'a second node about the page itself');
  });
  return ignored;
}
