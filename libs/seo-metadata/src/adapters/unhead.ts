import type { ResolvedMetadata } from '../core/page-metadata.ts';
import { textDirection } from '../core/text-direction.ts';
import { plainTags } from './page-head.ts';

/** Link of the head in the format of unhead. */
export type UnheadLink =
  | { key: string; rel: 'canonical'; href: string }
  | { key: string; rel: 'alternate'; href: string; hreflang?: string; type?: string; title?: string };

/** Meta tag of the head in the format of unhead. */
export type UnheadMeta =
  | { key: string; name: string; content: string; media?: string }
  | { key: string; property: string; content: string };

/** Input of `useHead`, in Nuxt and other frameworks with unhead. */
export interface UnheadInput {
  readonly title: string;
  /** No template of the host: the title is complete. */
  readonly titleTemplate: null;
  readonly htmlAttrs: { readonly lang: string; readonly dir?: 'rtl' };
  readonly meta: UnheadMeta[];
  readonly link: UnheadLink[];
  readonly script: { readonly type: 'application/ld+json'; readonly key: string; readonly innerHTML: string }[];
}

/**
 * Converts a page's metadata to the input of `useHead`.
 *
 * It contains every tag of `renderHead`, each with a key under which unhead replaces it.
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
    titleTemplate: null,
    htmlAttrs: {
      lang: resolved.language,
      ...(textDirection(resolved.language) === 'rtl' && { dir: 'rtl' as const }),
    },
    meta: of('meta') as UnheadMeta[],
    link: of('link') as UnheadLink[],
    script: tags.flatMap(({ key, tagName, text }) =>
      tagName === 'script' && text !== undefined
        ? // Unhead's property for the text of a script. The text is escaped, so that it cannot end the script.
          // eslint-disable-next-line no-restricted-syntax
          [{ key, type: 'application/ld+json', innerHTML: text }]
        : [],
    ),
  };
}
