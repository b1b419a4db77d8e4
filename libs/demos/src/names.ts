// The door “./names”: which demos there are, for content that names one. No script of any demo comes with it.
export { DEMO_IDS, HOST_DEMO_IDS } from './demo-ids.ts';
export type { DemoId } from './demo-ids.ts';
export type { PageDemo } from './page-demo.ts';
