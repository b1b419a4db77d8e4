// Component
export { PageFinder } from './page-finder.tsx';

// Constants
export { PAGE_FINDER_LABELS } from './page-finder-labels.ts';

// Types
export type { PageFinderLabels } from './page-finder-labels.ts';
export type { FoundPage, PageFinderProps } from './page-finder.tsx';
