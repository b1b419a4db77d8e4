import { renderHead } from '../core/render-head.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';

/** What a SvelteKit page needs of its metadata. */
export interface SvelteKitHead {
  /** For `{@html …}` inside `<svelte:head>`; everything in it is escaped. */
  readonly html: string;
  /** For `lang` of the document, in a hook that replaces `%lang%`. */
  readonly language: string;
  readonly status: 200 | 404;
}

/**
 * Turns a page's metadata into what a SvelteKit page shows in `<svelte:head>`.
 *
 * @example
 * // +page.server.ts
 * export const load = ({ url }) => ({ head: toSvelteKitHead(resolver.resolve(url.pathname)) });
 * // +page.svelte: <svelte:head>{@html data.head.html}</svelte:head>
 */
export function toSvelteKitHead(resolved: ResolvedMetadata): SvelteKitHead {
  return { html: renderHead(resolved), language: resolved.language, status: resolved.status };
}
