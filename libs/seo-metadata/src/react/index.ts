// Hook
export { usePageMetadata } from './use-page-metadata.ts';
