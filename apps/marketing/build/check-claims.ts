import { checkTruth, readPage } from '@genmaster/seo-metadata/built-pages';

/** A built page, with its date in the sitemap. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly lastModified?: string | undefined;
}

/** Lists the claims in the structured data of a built page that are not visible on it, one line each. */
export const findFalseClaims = ({ path, html, lastModified }: BuiltPage): readonly string[] =>
  checkTruth(readPage(html), lastModified === undefined ? {} : { lastModified }).map(
    ({ at, message }) => `${path} ${at}: ${message}`,
  );
