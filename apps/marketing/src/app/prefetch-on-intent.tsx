import { useEffect } from 'react';
import { useServices } from '../platform/services-context.tsx';

/** Fetches a page’s document when a pointer rests on its link, a finger touches it or the focus reaches it. */
export function PrefetchOnIntent() {
  const { pageLoader } = useServices();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      const path = link.pathname;
      // What has an ending is a file, such as a film, and no page.
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
