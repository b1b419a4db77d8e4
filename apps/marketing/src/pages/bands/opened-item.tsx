import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the disclosure to which the address leads, and scrolls to it. Renders nothing. */
export function OpenedItem() {
  const { hash } = useLocation();
  useEffect(() => {
    const item = hash.length > 1 ? document.getElementById(hash.slice(1))?.closest('details') : null;
    if (!item || item.open || !item.closest('.dis')) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);
  return null;
}
