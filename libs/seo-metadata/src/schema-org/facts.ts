import type { JsonValue, StructuredData } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';

/** Organisation behind something on the page. */
export interface OrganizationFacts {
  readonly name: string;
  readonly url?: string | undefined;
  readonly logo?: string | undefined;
  /** Profiles of the same organisation on other sites. */
  readonly sameAs?: string | readonly string[] | undefined;
}

/** Opinions of customers; the page must show them. */
export interface RatedFacts {
  /** Node of `aggregateRatingNode`. */
  readonly aggregateRating?: StructuredData | undefined;
  /** Nodes of `reviewNode`. */
  readonly review?: StructuredData | readonly StructuredData[] | undefined;
}

/** Builds the node of such an organisation; that of the site is `organizationNode`. */
export function organizationOf(organization: OrganizationFacts): StructuredData {
  return { '@type': 'Organization', ...facts(organization) };
}

/** Returns the given facts as properties of a node. */
export function facts(record: object): Record<string, JsonValue> {
  return withoutNulls(record) as Record<string, JsonValue>;
}

/** Returns the address of a value of a schema.org enumeration. */
export function schemaOrg(name: string): string {
  return `https://schema.org/${name}`;
}
