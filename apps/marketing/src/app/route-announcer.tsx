import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canonicalAddress } from '@genmaster/i18n';

/**
 * Announces a navigation without a full load to screen readers, and moves the focus to the page.
 *
 * After a full load the browser does both; it also focuses the target of an `#anchor`.
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
    // After a change of language the focus stays on the language switch.
    if (!hash && !isSamePage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, title]);
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}
