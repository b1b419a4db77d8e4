/**
 * Returns the link around an event’s target if it leads to a page of the site.
 *
 * A path with an extension is a file, for example a film, and not a page. A link with `data-document` wants a full load.
 */
export function linkedPageOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset['document'] !== undefined) return null;
  return link.origin !== location.origin || link.pathname.includes('.') ? null : link;
}
