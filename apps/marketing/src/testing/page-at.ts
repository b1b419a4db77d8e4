import type { PagePath } from '@genmaster/i18n';
import type { PageContent } from '../content/page-content.ts';
import { findPage } from '../content/site-map.ts';

/** Returns the page of an address. */
export function pageAt(path: PagePath): PageContent {
  const page = findPage(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}
