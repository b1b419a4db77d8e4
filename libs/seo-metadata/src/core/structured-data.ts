import { withoutNulls } from './without-nulls.ts';
import type { BreadcrumbStep, JsonValue, SiteIdentity, StructuredData } from './page-metadata.ts';

/** `@id` of the organisation node; other nodes refer to it. */
export const ORGANIZATION_ID = '/#organization';
/** `@id` of the site node. */
export const WEBSITE_ID = '/#website';
/** `@id` of the product node. */
export const PRODUCT_ID = '/#product';

/** Clip of a video, to which a viewer can jump. */
export interface VideoClip {
  readonly name: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** Facts about a recording: every property that video results require or recommend. */
export interface VideoFacts {
  /** A second recording on a page needs an `@id` of its own. @default '#video' */
  readonly id?: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly contentUrl: string;
  /** One or more crawlable pictures. */
  readonly thumbnailUrl: string | readonly string[];
  /** Publication time of the recording, ISO 8601 with its zone. */
  readonly uploadDate: string;
  readonly durationSeconds: number;
  readonly clips?: readonly VideoClip[] | undefined;
}

/**
 * Builds the node of a recording on the page, with its clips.
 *
 * Clips link to the page with their start time (`?t=5`), which the player must honour.
 * Rules: developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoNode({ id, clips, durationSeconds, thumbnailUrl, ...facts }: VideoFacts): StructuredData {
  return {
    '@type': 'VideoObject',
    '@id': id ?? '#video',
    ...facts,
    thumbnailUrl: [thumbnailUrl].flat(),
    duration: isoDuration(durationSeconds),
    ...(clips?.[0] && {
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

/** Prints seconds, to the millisecond, as an ISO 8601 duration: `95` → `PT1M35S`. */
export function isoDuration(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = (milliseconds % 60_000) / 1000;
  return `PT${minutes ? `${minutes}M` : ''}${rest || !minutes ? `${rest}S` : ''}`;
}

/** Contact details of the support; omitted ones do not appear in the node. */
export interface ContactFacts {
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
  readonly url?: string | undefined;
}

/**
 * Builds the node of the organisation behind the site, with its customer support.
 *
 * Each language has its name and its code, so that consumers of either form understand it.
 * Rules: developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organizationNode(site: SiteIdentity, contact?: ContactFacts): StructuredData {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: site.name,
    url: '/',
    ...definedOf({ logo: site.logoPath }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      ...definedOf(contact),
      areaServed: site.areaServed,
      availableLanguage: site.languages.map(({ code, name }) => ({ '@type': 'Language', name, alternateName: code })),
    },
  };
}

/** Release date, or the statement that there is none yet. */
export type ReleaseDate = 'to-be-announced' | `${number}-${number}-${number}`;

/** Values of schema.org/ItemAvailability. */
export type Availability =
  | 'BackOrder'
  | 'Discontinued'
  | 'InStock'
  | 'InStoreOnly'
  | 'LimitedAvailability'
  | 'MadeToOrder'
  | 'OnlineOnly'
  | 'OutOfStock'
  | 'PreOrder'
  | 'PreSale'
  | 'Reserved'
  | 'SoldOut';

/** Price and terms of an offer. */
export interface OfferFacts {
  readonly price: number;
  /** ISO 4217 code, such as `INR`. */
  readonly currency: string;
  readonly availability: Availability;
  /** Omit it when the product is already out. */
  readonly releaseDate?: ReleaseDate | undefined;
  /** Page on which the product can be ordered. */
  readonly url: string;
  /** Start of the sale, such as that of tickets, ISO 8601. */
  readonly validFrom?: string | undefined;
  /** Last day of the price, ISO 8601. */
  readonly priceValidUntil?: string | undefined;
}

/**
 * Builds the node of an offer; a release date that is not known yet becomes a description in words.
 *
 * schema.org allows only a date in its date properties, and a text such as "TBD" there makes the whole offer invalid.
 * Rules: developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function offerNode({ currency, availability, releaseDate, ...more }: OfferFacts): StructuredData {
  return {
    '@type': 'Offer',
    ...definedOf(more),
    priceCurrency: currency,
    availability: `https://schema.org/${availability}`,
    ...(releaseDate === 'to-be-announced'
      ? { description: 'Release date to be announced.' }
      : releaseDate && { availabilityStarts: releaseDate }),
  };
}

/** Facts about the product of an offer. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  /** Recommended; omit it when the page has no picture of the product. */
  readonly image?: string | undefined;
  readonly offer: OfferFacts;
}

/** Builds the node of the product with its one offer; it has no rating, because only real ratings may be published. */
export function productNode({ name, description, image, offer }: ProductFacts): StructuredData {
  const { releaseDate } = offer;
  return {
    '@type': 'Product',
    '@id': PRODUCT_ID,
    name,
    description,
    ...(image && { image }),
    brand: { '@type': 'Brand', name },
    ...(releaseDate && releaseDate !== 'to-be-announced' && { releaseDate }),
    offers: offerNode(offer),
  };
}

/** Builds a list of pages, in the order in which the page shows them. */
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

/** Builds the breadcrumb node of a page; the resolver adds it from the route table. */
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

/** Builds the node of the site; the resolver adds it to the home page. */
export function webSiteNode(site: SiteIdentity): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: site.name,
    url: '/',
    inLanguage: site.languages.map(({ code }) => code),
  };
}

/** Page types that an author may choose. */
export type PageType =
  | 'WebPage'
  | 'AboutPage'
  | 'ContactPage'
  | 'CollectionPage'
  | 'ItemPage'
  | 'ProfilePage'
  | 'QAPage'
  | 'SearchResultsPage';

/**
 * Builds a page node with its type and more properties, such as the main entity.
 *
 * The resolver adds address, title and language.
 *
 * @example
 * pageNode('AboutPage', { mainEntity: { '@id': ORGANIZATION_ID } });
 */
export function pageNode(type: PageType, more?: Readonly<Record<string, JsonValue>>): StructuredData {
  return { ...more, '@type': type };
}

/** Returns the values of a record that are defined and no empty texts. */
export function definedOf<Facts extends object>(
  record?: Facts | null,
): { [Name in keyof Facts]?: NonNullable<Facts[Name]> } {
  return Object.fromEntries(Object.entries(withoutNulls(record)).filter(([, value]) => String(value))) as Facts;
}
