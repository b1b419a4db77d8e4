import * as v from 'valibot';
import { words } from './attributes.ts';
import { written } from './page-facts.ts';

const names = {
  /** The page's name in menus, breadcrumbs and the footer: two to four words. */
  name: words,
  /** One line under the name in a menu: at most 70 characters. */
  summary: words,
};

/** The front matter of a page in one language. */
export const pageWords = v.strictObject({
  ...names,
  /** The `h1`. */
  heading: words,
  promise: words,
  /** At most 60 characters, with the suffix where the house style asks for it. */
  title: words,
  /** At most 155 characters. */
  description: words,
  /** The labels of the hero's actions, in the order of `page.yaml`. */
  actions: v.array(words),
  /** The words round the demo. */
  demo: v.optional(v.strictObject({ heading: words, instruction: words, reality: words })),
  /** What of the page is still to come, in one line below its actions. */
  status: v.optional(words),
  /** Words of the hero and of pictures, laid over those of `page.yaml`. */
  hero: v.optional(written),
  pictures: v.optional(v.record(v.string(), written)),
});

export type PageWords = v.InferOutput<typeof pageWords>;

/** What a page is called in a language that it is not written in yet. */
export const pageNames = v.strictObject(names);

export type PageNames = v.InferOutput<typeof pageNames>;
