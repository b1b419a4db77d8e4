import { HEAD_MARK, headTags, type HeadTag } from '../core/head-tags.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';

/** Returns the tags of a page without `HEAD_MARK`, because a framework tracks its own tags. */
export function plainTags(resolved: ResolvedMetadata): readonly HeadTag[] {
  return headTags(resolved).map((tag) => {
    const { [HEAD_MARK]: _mark, ...attributes } = tag.attributes;
    return { ...tag, attributes };
  });
}
