import type { SiteIdentity } from '@genmaster/seo-metadata';
import type { SiteNavigation } from '../content/navigation.ts';
import type { PageDocument } from '../content/page-document.ts';

/** Id of the data block that carries the first page. */
export const FIRST_PAGE_ID = 'gm-first-page';

/** What a prerendered page hands to its script: its document, the site’s navigation, who the site is, and its source. */
export interface FirstPageData {
  document: PageDocument;
  navigation: SiteNavigation;
  site: SiteIdentity;
  /** Where metadata is read from: `DB`, `FILESYSTEM`, any other word for the built-in entries. */
  metadataSource: string;
  /** Origins whose pages may embed this one and speak to it. */
  parentOrigins: readonly string[];
}

/** Prints the data block’s text so that no content can end the element it stands in. */
export const printFirstPageData = (data: FirstPageData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Reads the data block of this page.
 *
 * @throws when the page carries none, which means that it was not made by the site’s build.
 */
export function readFirstPageData(document: Document): FirstPageData {
  const text = document.getElementById(FIRST_PAGE_ID)?.textContent;
  if (!text) throw new Error('[marketing] This page carries no data. It stays as it is; serve the built site.');
  return JSON.parse(text) as FirstPageData;
}
