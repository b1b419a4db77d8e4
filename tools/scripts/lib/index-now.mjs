// npm run metadata -- indexnow: notifies search engines about changed pages of a built site.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the pages of the sitemaps in a folder, with the day of their last change. */
export function datedPages(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^sitemap(?:-\d+)?\.xml$/.test(name)) : [];
  if (files.length === 0) throw new Error(`${folder} has no sitemap.xml. Name the folder of a built site.`);
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/<url>\s*<loc>([^<]+)<\/loc>\s*(?:<lastmod>([^<]+)<)?/g)].map(
      ([, url, changed]) => ({ url: url.replaceAll('&amp;', '&'), changed: changed ?? null }),
    ),
  );
}

/** Returns the addresses that changed on a day or later; without a day, those of the last day with any change. */
export function changedSince(pages, since) {
  const days = pages.flatMap(({ changed }) => changed?.slice(0, 10) ?? []).sort();
  const day = since ?? days.at(-1);
  return pages.filter(({ changed }) => day && changed && changed.slice(0, 10) >= day).map(({ url }) => url);
}

/**
 * Writes the key file into the built folder; with `isSent`, notifies search engines once the site serves that file.
 * `endpoint` is the address of one search engine, instead of the one that shares with all.
 *
 * @returns the text to print.
 */
export async function notifyIndexNow({ folder, key, since, isSent, endpoint }) {
  const { INDEX_NOW_ADDRESS, indexNowKeyPath, indexNowRequests } = await import('@genmaster/seo-metadata/site-files');
  if (since !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(since))
    throw new Error(`"${since}" is no day. Write it as 2026-11-23.`);
  const keyPath = indexNowKeyPath(key);
  const pages = datedPages(folder);
  const addresses = changedSince(pages, since);
  if (addresses.length === 0) return 'No page changed. Nothing was sent.';
  const requests = indexNowRequests({ origin: new URL(pages[0].url).origin }, { key, addresses });
  if (!isSent) {
    writeFileSync(join(folder, keyPath), key);
    return [
      ...addresses,
      `${addresses.length} addresses would be sent. ${keyPath.slice(1)} is in the folder: serve it with the site, then add --send.`,
    ].join('\n');
  }
  for (const request of requests) {
    const proof = await fetch(request.keyLocation).catch(() => null);
    if (!proof?.ok || (await proof.text()).trim() !== key)
      throw new Error(`${request.keyLocation} does not answer with the key. Nothing was sent. Serve the file first.`);
    const answer = await fetch(endpoint ?? INDEX_NOW_ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(request),
    });
    if (!answer.ok)
      throw new Error(`IndexNow answered ${answer.status}. ${MEANINGS[answer.status] ?? 'Try again later.'}`);
  }
  return `${addresses.length} addresses were sent.`;
}

const MEANINGS = {
  400: 'The request was not understood.',
  403: 'The key was not accepted: its file may not be served yet.',
  422: 'The addresses do not belong to the site of the key.',
  429: 'Too many requests: try again tomorrow.',
};
