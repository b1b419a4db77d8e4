import { HEAD_MARK, headTags, type HeadTag } from '../core/head-tags.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';

/** The tags of a page without the mark: a framework keeps track of its own tags. */
export function plainTags(resolved: ResolvedMetadata): readonly HeadTag[] {
  return headTags(resolved).map((tag) => {
    const { [HEAD_MARK]: _mark, ...attributes } = tag.attributes;
    return { ...tag, attributes };
  });
}
