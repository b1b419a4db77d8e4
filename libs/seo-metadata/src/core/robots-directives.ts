import type { RobotsDirectives } from './page-metadata.ts';

/** Limit of a preview: a whole number, or -1 for no limit. */
const LIMIT = /^(?:-1|\d+)$/;
const PREVIEW = /^(?:none|standard|large)$/;
/** Without a comma, which would begin another directive. */
const DATE = /^\d{4}-\d\d-\d\d[^,]*$/;

/**
 * Prints directives as the content of a robots tag; returns `null` when all of them have the default value.
 *
 * A value that no crawler can read is left out; `checkSite` reports it.
 */
export function robotsContent(indexable: boolean | undefined, directives: RobotsDirectives): string | null {
  const words = [
    !indexable && 'noindex',
    directives.follow === false && 'nofollow',
    // A page that is not indexed has no preview, so preview limits are omitted.
    ...(indexable
      ? [
          directives.archive === false && 'noarchive',
          directives.indexImages === false && 'noimageindex',
          directives.translate === false && 'notranslate',
          valid('max-snippet', directives.maxSnippet, LIMIT),
          valid('max-image-preview', directives.maxImagePreview, PREVIEW),
          valid('max-video-preview', directives.maxVideoPreview, LIMIT),
          valid('unavailable_after', directives.unavailableAfter, DATE),
        ]
      : []),
  ].filter(Boolean);
  return words.join(', ') || null;
}

const valid = (name: string, value: string | number | undefined, form: RegExp) =>
  form.test(String(value)) && `${name}:${value}`;
