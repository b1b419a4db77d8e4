import type { DemoId } from './demo-ids.ts';

/** The demo of a page, and the texts around it. */
export interface PageDemo {
  id: DemoId;
  /** Title of the demo, the page’s first `h2`. */
  heading: string;
  /** One instruction: the first step. */
  instruction: string;
  /** Answer to “What is real here?”: what works as in the product, what is local, what is stored. */
  reality: string;
}
