// The entry point “./names”: the ids of the demos, for content that names one. It loads no script of any demo.
export { DEMO_IDS, HOST_DEMO_IDS } from './demo-ids.ts';
export type { DemoId } from './demo-ids.ts';
export type { PageDemo } from './page-demo.ts';
