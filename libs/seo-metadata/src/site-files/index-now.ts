import { needOptions } from '../core/need-options.ts';
import type { SiteIdentity } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';

/** IndexNow endpoint; each search engine that takes part shares the addresses with the others. */
export const INDEX_NOW_ADDRESS = 'https://api.indexnow.org/indexnow';

/** IndexNow request: the site, the proof of ownership, and the changed addresses. */
export interface IndexNowRequest {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

const MAX_ADDRESSES = 10_000;
const KEY = /^[\dA-Za-z-]{8,128}$/;

/** Returns the path of the file that proves ownership; the file contains the key. */
export function indexNowKeyPath(key: string): string {
  if (!KEY.test(key))
    throw new Error('[seo-metadata] An IndexNow key has 8 to 128 letters, digits and "-". Nothing was sent.');
  return `/${key}.txt`;
}

/**
 * Builds the requests that notify search engines of changed pages, with up to 10,000 addresses in each.
 *
 * Addresses of other sites and duplicates are left out. The caller sends them: `POST` each as JSON to
 * `INDEX_NOW_ADDRESS`, once the key file can be fetched.
 *
 * @param addresses from the site's root, or whole ones of the site.
 */
export function indexNowRequests(
  site: Pick<SiteIdentity, 'origin'>,
  options: { readonly key: string; readonly addresses: readonly string[] },
): readonly IndexNowRequest[] {
  needOptions(options, 'key addresses', 'nothing is sent');
  const { key, addresses } = withoutNulls(options);
  const { host, origin } = new URL(site.origin);
  const keyLocation = new URL(indexNowKeyPath(key), origin).href;
  const pages = addresses
    .filter((address) => URL.canParse(address, origin))
    .map((address) => new URL(address, origin))
    .filter((page) => page.origin === origin);
  // A place on a page is the page.
  const urls = [...new Set(pages.map(({ href }) => href.replace(/#.*/s, '')))];
  return Array.from({ length: Math.ceil(urls.length / MAX_ADDRESSES) }, (_, index) => ({
    host,
    key,
    keyLocation,
    urlList: urls.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES),
  }));
}
