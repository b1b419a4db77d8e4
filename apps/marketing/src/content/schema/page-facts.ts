import * as v from 'valibot';
import { href } from './attributes.ts';
import type { PagePath } from '@genmaster/i18n';
import { PAGE_LAYOUTS } from './page-layouts.ts';

/** Kinds of a page in its structured data, besides the `WebPage` node that every page has. */
export const PAGE_KINDS = ['home', 'about', 'contact', 'collection', 'page'] as const;

/** A mapping that is validated after the words of a language are merged into it. */
export const written = v.record(v.string(), v.unknown());

/** Schema of `page.yaml`: the data that is the same in every language. */
export const pageFacts = v.strictObject({
  /** Address of the page. */
  address: v.custom<PagePath>(
    (value) => typeof value === 'string' && /^\/[a-z0-9/-]*$/.test(value) && (value === '/' || !value.endsWith('/')),
    'Write an address such as /online-ide/terminal',
  ),
  /** Its position in menus and footer, within its area. */
  order: v.number('Write a number'),
  kind: v.picklist(PAGE_KINDS),
  /** Its layout. @default what fits its kind */
  layout: v.optional(v.picklist(PAGE_LAYOUTS)),
  /** Its hero, which refers to pictures by name. @default what fits its layout */
  hero: v.optional(written),
  /** Its pictures by name; the one called `page` represents it on the tile of its area. */
  pictures: v.optional(v.record(v.string(), written)),
  /** The id of its demo. */
  demo: v.optional(v.string()),
  /** Targets of the hero's actions; the first is primary. */
  actions: v.array(href),
  /** Related pages; the words contain the reason for each. */
  related: v.array(href),
  /** Target of the closing action. */
  closing: href,
});

export type PageFacts = v.InferOutput<typeof pageFacts>;
