import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { linkedPageOf } from './linked-page.ts';

/**
 * Follows links within the site without a full load.
 *
 * One listener on the document also covers links in prerendered parts, which React does not know. A new tab, a download
 * and a link with `data-document` are left to the browser.
 */
export function SoftLinks() {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      const link = linkedPageOf(event.target);
      if (!link) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      // Like a browser, a link to the current address adds no entry to the history.
      void navigate(to, { replace: to === here });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, here]);
  return null;
}
