import * as v from 'valibot';
import { href } from './attributes.ts';
import type { PagePath } from '@genmaster/i18n';
import { PAGE_LAYOUTS } from './page-layouts.ts';

/** What a page's structured data says it is, beside the `WebPage` node that every page has. */
export const PAGE_KINDS = ['home', 'about', 'contact', 'collection', 'page'] as const;

/** A mapping that is checked once the words of a language are in it. */
export const written = v.record(v.string(), v.unknown());

/** `page.yaml`: what is the same in every language. */
export const pageFacts = v.strictObject({
  /** Where the page is served. */
  address: v.custom<PagePath>(
    (value) => typeof value === 'string' && /^\/[a-z0-9/-]*$/.test(value) && (value === '/' || !value.endsWith('/')),
    'Write an address such as /online-ide/terminal',
  ),
  /** Its place in menus and footer, counted within its area. */
  order: v.number('Write a number'),
  kind: v.picklist(PAGE_KINDS),
  /** How it is composed. @default what fits its kind */
  layout: v.optional(v.picklist(PAGE_LAYOUTS)),
  /** How it begins; pictures stand in it by their names. @default what fits its layout */
  hero: v.optional(written),
  /** Its pictures by name; the one called `page` stands for it on the tile of its area. */
  pictures: v.optional(v.record(v.string(), written)),
  /** The id of its demo. */
  demo: v.optional(v.string()),
  /** Where the hero's actions lead; the first is primary. */
  actions: v.array(href),
  /** Pages to go on with, each with a reason in the words. */
  related: v.array(href),
  /** Where the closing action leads. */
  closing: href,
});

export type PageFacts = v.InferOutput<typeof pageFacts>;
