import { needOptions } from '../core/need-options.ts';
import type { StructuredData } from '../core/page-metadata.ts';
import { offerNode, type OfferFacts } from '../core/structured-data.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import { personNode, type PersonFacts } from './articles.ts';
import { facts, organizationOf, schemaOrg, type OrganizationFacts, type RatedFacts } from './facts.ts';

/** Facts about an application that can be used or bought. */
export interface ApplicationFacts extends RatedFacts {
  /** @default 'SoftwareApplication' */
  readonly type?: 'SoftwareApplication' | 'WebApplication' | 'MobileApplication' | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  /** Category of schema.org: `DeveloperApplication`, `BusinessApplication` … */
  readonly applicationCategory?: string | undefined;
  readonly operatingSystem?: string | undefined;
  readonly image?: string | readonly string[] | undefined;
  readonly offer: OfferFacts;
}

/** Builds the node of an application with its offer. */
export function applicationNode(application: ApplicationFacts): StructuredData {
  needOptions(application, 'offer', 'no node is made');
  const { type, offer, ...more } = application;
  return { '@type': type ?? 'SoftwareApplication', '@id': '#application', ...facts(more), offers: offerNode(offer) };
}

/** Facts about a postal address. */
export interface AddressFacts {
  readonly streetAddress?: string | undefined;
  readonly addressLocality?: string | undefined;
  readonly addressRegion?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166 code, `IN`. */
  readonly addressCountry: string;
}

/** Builds the node of a postal address. */
export function addressNode(address: AddressFacts): StructuredData {
  return { '@type': 'PostalAddress', ...facts(address) };
}

/** Facts about a business that people visit. */
export interface LocalBusinessFacts extends RatedFacts {
  /** `LocalBusiness`, or a subtype: `Restaurant`, `Store` … */
  readonly type?: string | undefined;
  readonly name: string;
  readonly url?: string | undefined;
  readonly telephone?: string | undefined;
  readonly image?: string | readonly string[] | undefined;
  /** Address of the menu, of a place where one eats. */
  readonly menu?: string | undefined;
  readonly servesCuisine?: string | readonly string[] | undefined;
  /** Words or signs for what things cost there, `₹₹`. */
  readonly priceRange?: string | undefined;
  readonly address: AddressFacts;
  /** Degrees north and east. */
  readonly geo?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly openingHours?:
    | readonly {
        /** `Monday` … `Sunday`. */
        readonly days: readonly string[];
        /** `09:00`. */
        readonly opens: string;
        readonly closes: string;
        /** First and last day of a season, ISO 8601; omit both for the whole year. */
        readonly validFrom?: string | undefined;
        readonly validThrough?: string | undefined;
      }[]
    | undefined;
  /** Parts of the business with a name or hours of their own: the pharmacy of a store. */
  readonly departments?: readonly LocalBusinessFacts[] | undefined;
}

/** Builds the node of a business that people visit. */
export function localBusinessNode(business: LocalBusinessFacts): StructuredData {
  return { ...businessOf(business), '@id': '#business' };
}

function businessOf(business: LocalBusinessFacts): StructuredData {
  needOptions(business, 'address', 'no node is made');
  const { type, address, geo, openingHours, departments, ...more } = withoutNulls(business);
  return {
    '@type': type ?? 'LocalBusiness',
    ...facts(more),
    address: addressNode(address),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...facts(geo) } }),
    ...(openingHours?.[0] && {
      openingHoursSpecification: openingHours.map(({ days, ...hours }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(schemaOrg),
        ...facts(hours),
      })),
    }),
    ...(departments?.[0] && { department: departments.map(businessOf) }),
  };
}

/** Facts about an event. */
export interface EventFacts {
  readonly name: string;
  readonly description?: string | undefined;
  /** ISO 8601; a time needs its zone. */
  readonly startDate: string;
  readonly endDate?: string | undefined;
  /** Start before it was moved, for the status `EventRescheduled`. */
  readonly previousStartDate?: string | undefined;
  /** Name and address of a place, or the address of a page for an online event. */
  readonly location: { readonly name: string; readonly address: AddressFacts } | { readonly url: string };
  /** @default 'EventScheduled' */
  readonly status?:
    | 'EventScheduled'
    | 'EventPostponed'
    | 'EventRescheduled'
    | 'EventCancelled'
    | 'EventMovedOnline'
    | undefined;
  readonly image?: string | readonly string[] | undefined;
  readonly organizer?: OrganizationFacts | undefined;
  readonly performers?: readonly PersonFacts[] | undefined;
  readonly offer?: OfferFacts | undefined;
}

/** Builds the node of an event, in a place or online. */
export function eventNode(event: EventFacts): StructuredData {
  needOptions(event, 'location', 'no node is made');
  const { location, status, organizer, performers, offer, ...more } = withoutNulls(event);
  const isOnline = 'url' in location;
  return {
    '@type': 'Event',
    '@id': '#event',
    ...facts(more),
    eventStatus: schemaOrg(status ?? 'EventScheduled'),
    eventAttendanceMode: schemaOrg(isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
    location: isOnline
      ? { '@type': 'VirtualLocation', url: location.url }
      : { '@type': 'Place', name: location.name, address: addressNode(location.address) },
    ...(organizer && { organizer: organizationOf(organizer) }),
    ...(performers?.[0] && { performer: performers.map(personNode) }),
    ...(offer && { offers: offerNode(offer) }),
  };
}
