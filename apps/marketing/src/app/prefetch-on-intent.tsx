import { useEffect } from 'react';
import { useServices } from '../platform/services-context.tsx';

/** Prefetches a page’s document when the pointer, a touch or the focus reaches its link. */
export function PrefetchOnIntent() {
  const { pageLoader } = useServices();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      const path = link.pathname;
      // A path with an extension is a file, for example a film, and not a page.
      if (path !== location.pathname && !path.includes('.')) pageLoader.prefetch(path);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, prefetch, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prefetch);
    };
  }, [pageLoader]);
  return null;
}
