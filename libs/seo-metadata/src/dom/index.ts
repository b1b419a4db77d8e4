// Values
export { createHeadEntries } from './head-entries.ts';
export { createHeadManager } from './head-manager.ts';

// Types
export type { HeadEntries, HeadEntry } from './head-entries.ts';
export type { HeadManager } from './head-manager.ts';
