/** Fetches the finder itself; the browser fetches it once. */
export const loadFinder = () => import('./finder-parts.ts');

/** Fetches the finder for somebody who is about to use it. What is lost now is asked for again when it is opened. */
export const fetchFinderEarly = (): void => void loadFinder().catch(() => undefined);
