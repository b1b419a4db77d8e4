import type { ResolvedMetadata } from '../core/page-metadata.ts';
import { plainTags } from './page-head.ts';

/** A link of the head in the form of unhead. */
export type UnheadLink =
  | { key: string; rel: 'canonical'; href: string }
  | { key: string; rel: 'alternate'; href: string; hreflang?: string; type?: string; title?: string };

/** A tag of the head in the form of unhead. */
export type UnheadMeta =
  { key: string; name: string; content: string; media?: string } | { key: string; property: string; content: string };

/** The input of `useHead`, in Nuxt and wherever unhead is. */
export interface UnheadInput {
  readonly title: string;
  readonly htmlAttrs: { readonly lang: string };
  readonly meta: UnheadMeta[];
  readonly link: UnheadLink[];
  readonly script: { readonly type: 'application/ld+json'; readonly key: string; readonly innerHTML: string }[];
}

/**
 * Turns a page's metadata into the input of `useHead`.
 *
 * Every tag of `renderHead` is in it, and each has the key under which unhead replaces it.
 *
 * @example
 * useHead(toUnheadInput(resolver.resolve(route.path)));
 */
export function toUnheadInput(resolved: ResolvedMetadata): UnheadInput {
  const tags = plainTags(resolved);
  const of = (name: 'meta' | 'link') =>
    tags.flatMap(({ key, tagName, attributes }) => (tagName === name ? [{ ...attributes, key }] : []));
  return {
    title: resolved.title,
    htmlAttrs: { lang: resolved.language },
    meta: of('meta') as UnheadMeta[],
    link: of('link') as UnheadLink[],
    script: tags.flatMap(({ key, tagName, text }) =>
      tagName === 'script' && text !== undefined
        ? // The name that unhead gives to the text of a script. JSON-LD cannot leave it.
          // eslint-disable-next-line no-restricted-syntax
          [{ key, type: 'application/ld+json', innerHTML: text }]
        : [],
    ),
  };
}
