import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** When a page changed last, and what it said then. */
export interface ContentDate {
  /** A digest of all that the page says and shows. */
  hash: string;
  /** ISO 8601, a day. */
  date: string;
}

/** The dates of every page, by address. */
export type ContentDates = Readonly<Record<string, ContentDate>>;

/** Where the dates are kept, in the repository: a date is a fact of the content, not of a build. */
export const CONTENT_DATES_FILE = fileURLToPath(new URL('../content-dates.json', import.meta.url));

/** Reads the dates that were kept. */
export async function readContentDates(file = CONTENT_DATES_FILE): Promise<ContentDates> {
  return JSON.parse(await readFile(file, 'utf8')) as ContentDates;
}

/**
 * Gives every page its date: the kept one while its content is the same, and today once it changed.
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

/** A digest of a document, the same wherever the site is served from. */
export function contentHash(document: unknown): string {
  const text = JSON.stringify(document).replaceAll(/https?:\/\/[^/"\\]+/g, '');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
