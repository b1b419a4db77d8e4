import { useState } from 'react';
import { useIsHydrating } from '../pages/kept/use-is-hydrating.ts';

/** Returns whether the element of a selector is still the one that was prerendered for this page: until it changes. */
export function useIsPrerendered(page: object | undefined, selector: string): boolean {
  const isHydrating = useIsHydrating();
  const [first, setFirst] = useState(() => (isHydrating && document.querySelector(selector) ? { page } : null));
  // For good, because React has no element to keep when the visitor comes back.
  if (first && first.page !== page) setFirst(null);
  return first !== null && first.page === page;
}
