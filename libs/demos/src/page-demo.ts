import type { DemoId } from './demo-ids.ts';

/** The one thing a visitor can do on a page, and the words around it. */
export interface PageDemo {
  id: DemoId;
  /** Title of the demo, the page’s first `h2`. */
  heading: string;
  /** One instruction: the first step. */
  instruction: string;
  /** The answer to “What is real here?”: what works as in the product, what is local, what is kept. */
  reality: string;
}
