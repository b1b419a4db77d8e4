import type { RobotsDirectives } from './page-metadata.ts';

/** Prints directives as the content of a robots tag; returns `null` when all of them have the default value. */
export function robotsContent(indexable: boolean, directives: RobotsDirectives = {}): string | null {
  const { maxSnippet, maxImagePreview, maxVideoPreview, unavailableAfter } = directives;
  const words = [
    !indexable && 'noindex',
    directives.follow === false && 'nofollow',
    // A page that is not indexed has no preview, so preview limits are omitted.
    ...(indexable
      ? [
          directives.archive === false && 'noarchive',
          directives.indexImages === false && 'noimageindex',
          directives.translate === false && 'notranslate',
          Number(maxSnippet) >= -1 && `max-snippet:${maxSnippet}`,
          maxImagePreview && `max-image-preview:${maxImagePreview}`,
          Number(maxVideoPreview) >= -1 && `max-video-preview:${maxVideoPreview}`,
          unavailableAfter && `unavailable_after:${unavailableAfter}`,
        ]
      : []),
  ].filter((word) => typeof word === 'string' && word !== '');
  return words.length > 0 ? words.join(', ') : null;
}
