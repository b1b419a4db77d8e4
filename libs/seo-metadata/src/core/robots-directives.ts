import type { RobotsDirectives } from './page-metadata.ts';

/** Prints directives as the content of a robots tag, or `null` when all of them are the default. */
export function robotsContent(indexable: boolean, directives: RobotsDirectives = {}): string | null {
  const { maxSnippet, maxImagePreview, maxVideoPreview, unavailableAfter } = directives;
  const words = [
    !indexable && 'noindex',
    directives.follow === false && 'nofollow',
    // What is not in an index has no preview to limit.
    ...(indexable
      ? [
          directives.archive === false && 'noarchive',
          directives.indexImages === false && 'noimageindex',
          directives.translate === false && 'notranslate',
          maxSnippet !== undefined && `max-snippet:${maxSnippet}`,
          maxImagePreview && `max-image-preview:${maxImagePreview}`,
          maxVideoPreview !== undefined && `max-video-preview:${maxVideoPreview}`,
          unavailableAfter && `unavailable_after:${unavailableAfter}`,
        ]
      : []),
  ].filter((word) => typeof word === 'string' && word !== '');
  return words.length > 0 ? words.join(', ') : null;
}
