import type { SiteIdentity } from '@genmaster/seo-metadata';
import type { SiteNavigation } from '../content/navigation.ts';
import type { PageDocument } from '../content/page-document.ts';

/** Id of the data block of the first page. */
export const FIRST_PAGE_ID = 'gm-first-page';

/** Data that a prerendered page embeds for its script: its document, the site’s navigation and settings. */
export interface FirstPageData {
  document: PageDocument;
  navigation: SiteNavigation;
  site: SiteIdentity;
  /** Source of metadata: `DB`, `FILESYSTEM`, anything else for the built-in entries. */
  metadataSource: string;
  /** Origins whose pages may embed this one and send messages. */
  parentOrigins: readonly string[];
}

/** Serialises the data block so that no content can close its element. */
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
