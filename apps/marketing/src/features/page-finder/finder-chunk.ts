/** Loads the chunk of the finder; the browser fetches it once. */
export const loadFinder = () => import('./finder-parts.ts');

/** Prefetches the finder. A failure is ignored, because opening the finder tries again. */
export const fetchFinderEarly = (): void => void loadFinder().catch(() => undefined);
