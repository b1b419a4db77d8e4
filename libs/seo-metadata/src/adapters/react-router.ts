import type { ResolvedMetadata, StructuredData } from '../core/page-metadata.ts';
import { plainTags } from './page-head.ts';

/** Descriptor of a tag in the format of React Router; compatible with its own `MetaDescriptor`. */
export type ReactRouterMeta =
  | { title: string }
  | { key: string; name: string; content: string; media?: string }
  | { key: string; property: string; content: string }
  | { key: string; tagName: 'link'; rel: string; href: string; hrefLang?: string; type?: string; title?: string }
  | { 'script:ld+json': { '@context': string; '@graph': StructuredData[] } };

/**
 * Converts a page's metadata to the return value of a route's `meta` in React Router.
 *
 * It contains every tag of `renderHead`. React Router shows the tags of the deepest route alone, so a route that has
 * these needs none of its parents; the tags that every page shares, `charset` and `viewport`, stand in the root's
 * `<head>`.
 *
 * @example
 * export const meta = ({ location }) => toReactRouterMeta(resolver.resolve(location.pathname));
 */
export function toReactRouterMeta(resolved: ResolvedMetadata): ReactRouterMeta[] {
  return plainTags(resolved).map(({ key, tagName, attributes, text = '' }) => {
    if (tagName === 'title') return { title: text };
    if (tagName === 'script') return { 'script:ld+json': JSON.parse(text) };
    const { hreflang, ...others } = attributes;
    // React has a name of its own for the attribute of a language. The key keeps two equal tags apart.
    return { key, ...(tagName === 'link' && { tagName }), ...others, ...(hreflang && { hrefLang: hreflang }) };
  }) as ReactRouterMeta[];
}
