// Values
export { createHeadManager } from './head-manager.ts';

// Types
export type { HeadManager } from './head-manager.ts';
