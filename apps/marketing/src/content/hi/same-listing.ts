import type { ContentBlock, PageContent } from '../page-content.ts';

export type Listing = Extract<ContentBlock, { kind: 'code' }>;

/** Which listing of a page is meant, and what it is called in the other language. */
export interface ListingChoice {
  /** The id of its section. */
  section: string;
  /** Its place among the listings of that section; the first is 0. */
  at: number;
  caption: string;
}

/**
 * Takes a listing over from a page of the first language: code is written once and reads the same in every language.
 *
 * @example
 * sameListing(home, { section: 'try-it-before-you-scroll', at: 0, caption: 'परिभाषा: एक एंटिटी, तीन फ़ील्ड' });
 */
export function sameListing(page: PageContent, { section, at, caption }: ListingChoice): Listing {
  const listings = page.sections
    .filter(({ id }) => id === section)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'code'));
  const listing = listings[at];
  if (!listing) {
    throw new Error(
      `[content] The page “${page.path}” has ${listings.length} listings in its section “${section}”, so “${caption}” has no code to show. ` +
        'Bring the translated page in line with it: the same sections, with the same blocks in the same order.',
    );
  }
  return { ...listing, caption };
}
