import { checkTruth, readPage } from '@genmaster/seo-metadata/built-pages';

/** A built page, with its date in the sitemap. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly lastModified?: string | undefined;
}

/** Lists what the structured data of built pages claims and the pages do not show, one line each. */
export const findFalseClaims = (pages: readonly BuiltPage[]): readonly string[] =>
  pages.flatMap(({ path, html, lastModified }) =>
    checkTruth(readPage(html), lastModified === undefined ? {} : { lastModified }).map(
      ({ at, message }) => `${path} ${at}: ${message}`,
    ),
  );
