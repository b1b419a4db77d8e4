import type { BreadcrumbStep, JsonValue, SiteIdentity, StructuredData } from './page-metadata.ts';

/** The one name of the organisation's node; other nodes refer to it by this. */
export const ORGANIZATION_ID = '/#organization';
/** The one name of the site's node. */
export const WEBSITE_ID = '/#website';
/** The one name of the product's node. */
export const PRODUCT_ID = '/#product';

/** A part of a video that can be jumped to. */
export interface VideoClip {
  readonly name: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** A recording, with every property that video results require or recommend. */
export interface VideoFacts {
  readonly name: string;
  readonly description: string;
  readonly contentUrl: string;
  /** One or more crawlable pictures. */
  readonly thumbnailUrl: string | readonly string[];
  /** ISO 8601 with its zone, fixed when the recording was published. */
  readonly uploadDate: string;
  readonly durationSeconds: number;
  readonly clips?: readonly VideoClip[];
}

/**
 * Describes a recording on the page, with its clips.
 *
 * Clips link to the page at their start (`?t=5`), which the player must honour.
 * Rules: developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoNode({ clips = [], durationSeconds, thumbnailUrl, ...facts }: VideoFacts): StructuredData {
  return {
    '@type': 'VideoObject',
    '@id': '#video',
    ...facts,
    thumbnailUrl: [thumbnailUrl].flat(),
    duration: isoDuration(durationSeconds),
    ...(clips.length > 0 && {
      hasPart: clips.map(({ name, startSeconds, endSeconds }) => ({
        '@type': 'Clip',
        name,
        startOffset: startSeconds,
        endOffset: endSeconds,
        url: `?t=${startSeconds}`,
      })),
    }),
  };
}

/** Prints seconds as an ISO 8601 duration: `95` → `PT1M35S`. */
export function isoDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `PT${minutes ? `${minutes}M` : ''}${rest || !minutes ? `${rest}S` : ''}`;
}

/** Ways to reach support; left out, they are not claimed. */
export interface ContactFacts {
  readonly telephone?: string;
  readonly email?: string;
  readonly url?: string;
}

/**
 * Describes the organisation behind the site, with its customer support.
 *
 * Languages carry their name and their code, which satisfies readers of either.
 * Rules: developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organizationNode(site: SiteIdentity, contact: ContactFacts = {}): StructuredData {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: site.name,
    url: '/',
    ...(site.logoPath && { logo: site.logoPath }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...definedOf(contact),
      areaServed: site.areaServed,
      availableLanguage: site.languages.map(({ code, name }) => ({ '@type': 'Language', name, alternateName: code })),
    },
  };
}

/** A day, or the honest statement that there is none yet. */
export type ReleaseDate = 'to-be-announced' | `${number}-${number}-${number}`;

/** What can be ordered, and on which terms. */
export interface OfferFacts {
  readonly price: number;
  /** ISO 4217, `INR`. */
  readonly currency: string;
  readonly availability: 'PreOrder' | 'InStock' | 'OutOfStock';
  readonly releaseDate: ReleaseDate;
  /** The page where it can be ordered. */
  readonly url: string;
}

/**
 * Describes an offer; a date that is still open is said in words.
 *
 * schema.org allows nothing but a date in its date properties, and a text such
 * as "TBD" there makes the whole offer invalid.
 * Rules: developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function offerNode({ price, currency, availability, releaseDate, url }: OfferFacts): StructuredData {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${availability}`,
    url,
    ...(releaseDate === 'to-be-announced'
      ? { description: 'Release date to be announced.' }
      : { availabilityStarts: releaseDate }),
  };
}

/** The product that an offer is about. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  /** Recommended; a page without a picture of the product leaves it out. */
  readonly image?: string;
  readonly offer: OfferFacts;
}

/** Describes the product with its one offer; ratings are left to those who have real ones. */
export function productNode({ name, description, image, offer }: ProductFacts): StructuredData {
  const { releaseDate } = offer;
  return {
    '@type': 'Product',
    '@id': PRODUCT_ID,
    name,
    description,
    ...(image && { image }),
    brand: { '@type': 'Brand', name },
    ...(releaseDate !== 'to-be-announced' && { releaseDate }),
    offers: offerNode(offer),
  };
}

/** Lists pages in the order in which the page shows them. */
export function itemListNode(
  name: string,
  items: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  return {
    '@type': 'ItemList',
    '@id': '#list',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: item.path,
    })),
  };
}

/** Lists the way to a page; the resolver adds it from the route table. */
export function breadcrumbNode(steps: readonly BreadcrumbStep[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    '@id': '#breadcrumb',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}

/** Describes the site; the resolver adds it to the home page. */
export function webSiteNode(site: SiteIdentity): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: site.name,
    url: '/',
    inLanguage: site.languages.map(({ code }) => code),
  };
}

/** The kinds of page that an author may name. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/**
 * Names the kind of a page and what it is about.
 *
 * Address, title and language are added by the resolver.
 *
 * @example
 * pageNode('AboutPage', { mainEntity: { '@id': ORGANIZATION_ID } });
 */
export function pageNode(type: PageType, more: Readonly<Record<string, JsonValue>> = {}): StructuredData {
  return { ...more, '@type': type };
}

function definedOf(facts: ContactFacts): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}
