import { useState } from 'react';
import { useIsHydrating } from '../pages/kept/use-is-hydrating.ts';

/**
 * Returns whether the element of a selector is still the prerendered one of this page, which ends when the page
 * changes.
 */
export function useIsPrerendered(page: object | undefined, selector: string): boolean {
  const isHydrating = useIsHydrating();
  const [first, setFirst] = useState(() => (isHydrating && document.querySelector(selector) ? { page } : null));
  // Permanently, because React has no prerendered element when the visitor comes back.
  if (first && first.page !== page) setFirst(null);
  return first !== null && first.page === page;
}
