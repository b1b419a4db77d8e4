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
  /** At most 60 characters, with the suffix if the house style requires it. */
  title: words,
  /** At most 155 characters. */
  description: words,
  /** The labels of the hero's actions, in the order of `page.yaml`. */
  actions: v.array(words),
  /** Texts around the demo. */
  demo: v.optional(v.strictObject({ heading: words, instruction: words, reality: words })),
  /** Note about what is not available yet, in one line below the actions. */
  status: v.optional(words),
  /** Texts of the hero and of pictures, merged into those of `page.yaml`. */
  hero: v.optional(written),
  pictures: v.optional(v.record(v.string(), written)),
});

export type PageWords = v.InferOutput<typeof pageWords>;

/** Names of a page in a language that it is not translated to yet. */
export const pageNames = v.strictObject(names);

export type PageNames = v.InferOutput<typeof pageNames>;
