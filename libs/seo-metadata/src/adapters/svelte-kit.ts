import { renderHead } from '../core/render-head.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';

/** Metadata of a SvelteKit page. */
export interface SvelteKitHead {
  /** Content of `{@html …}` inside `<svelte:head>`; everything in it is escaped. */
  readonly html: string;
  /** Value of `lang` of the document, for a hook that replaces `%lang%`. */
  readonly language: string;
  readonly status: 200 | 404;
}

/**
 * Converts a page's metadata to the content of `<svelte:head>` in a SvelteKit page.
 *
 * @example
 * // +page.server.ts
 * export const load = ({ url }) => ({ head: toSvelteKitHead(resolver.resolve(url.pathname)) });
 * // +page.svelte: <svelte:head>{@html data.head.html}</svelte:head>
 */
export function toSvelteKitHead(resolved: ResolvedMetadata): SvelteKitHead {
  return { html: renderHead(resolved), language: resolved.language, status: resolved.status };
}
