import { useEffect } from 'react';
import { useServices } from '../platform/services-context.tsx';
import { linkedPageOf } from './linked-page.ts';

/** Prefetches a page’s document when the pointer, a touch or the focus reaches its link. */
export function PrefetchOnIntent() {
  const { pageLoader } = useServices();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const path = linkedPageOf(event.target)?.pathname;
      if (path !== undefined && path !== location.pathname) pageLoader.prefetch(path);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, prefetch, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prefetch);
    };
  }, [pageLoader]);
  return null;
}
