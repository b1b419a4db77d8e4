import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canonicalAddress } from '@genmaster/i18n';

/**
 * Announces a navigation without a full load to screen readers, and moves the focus to the page, or to the part of it
 * that the address names.
 *
 * After a full load the browser does both.
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
    if (!isSamePage) focusPart(hash.slice(1));
  }, [pathname, hash, title]);
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}

/** Moves the focus to the element with an id, as a browser does for an anchor; to the page where there is none. */
function focusPart(id: string): void {
  const part = (id && document.getElementById(id)) || document.getElementById('main');
  // Sections take no focus of their own; this one takes it once.
  if (part && !part.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part?.focus({ preventScroll: true });
}
