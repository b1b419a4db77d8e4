import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canonicalAddress } from '@genmaster/i18n';

/**
 * Tells assistive technology that a navigation without a full load has arrived, and moves the focus to the page.
 *
 * A full load does both by itself; so does an `#anchor`, which the browser focuses.
 */
export function RouteAnnouncer({ title }: { title: string | undefined }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current === pathname || !title) return;
    const isSamePage = canonicalAddress(shown.current) === canonicalAddress(pathname);
    shown.current = pathname;
    if (region.current) region.current.textContent = title;
    // In another language, the focus stays where the language was chosen.
    if (!hash && !isSamePage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, title]);
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}
