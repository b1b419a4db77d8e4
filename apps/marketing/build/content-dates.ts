import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Date of a page’s last change, with a digest of its content. */
export interface ContentDate {
  /** Digest of the page’s text and pictures. */
  hash: string;
  /** ISO 8601, a day. */
  date: string;
}

/** Dates of all pages, by address. */
export type ContentDates = Readonly<Record<string, ContentDate>>;

/** File of the dates, kept in the repository because a date is a fact of the content and not of a build. */
export const CONTENT_DATES_FILE = fileURLToPath(new URL('../content-dates.json', import.meta.url));

/** Reads the stored dates. */
export async function readContentDates(file = CONTENT_DATES_FILE): Promise<ContentDates> {
  return JSON.parse(await readFile(file, 'utf8')) as ContentDates;
}

/**
 * Returns the date of every page: the stored one while its content is the same, today’s when it changed.
 *
 * @returns the dates to keep, and the addresses of pages that changed since.
 */
export function dateContent(
  documents: Readonly<Record<string, unknown>>,
  { kept, today }: { kept: ContentDates; today: string },
): { dates: ContentDates; changed: readonly string[] } {
  const changed: string[] = [];
  const dates = Object.fromEntries(
    Object.entries(documents).map(([path, document]) => {
      const hash = contentHash(document);
      const before = kept[path];
      if (before?.hash === hash) return [path, before];
      changed.push(path);
      return [path, { hash, date: today }];
    }),
  );
  return { dates, changed };
}

/**
 * Returns the digest of a document, independent of the site’s origin and of the tags that its configuration adds to
 * every page: a new proof of ownership changes no page.
 */
export function contentHash(document: unknown): string {
  const { head } = Object(document) as { head?: object };
  const content = head
    ? { ...Object(document), head: { ...head, robots: null, siteTags: undefined, aliases: undefined } }
    : document;
  const text = JSON.stringify(content).replaceAll(/https?:\/\/[^/"\\]+/g, '');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
