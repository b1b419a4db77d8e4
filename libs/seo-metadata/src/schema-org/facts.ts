import type { JsonValue, StructuredData } from '../core/page-metadata.ts';

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

/** Returns the defined facts as properties of a node. */
export function facts(record: object): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(record as Record<string, JsonValue | undefined>).filter(
      (entry): entry is [string, JsonValue] => entry[1] !== undefined,
    ),
  );
}

/** Returns the address of a value of a schema.org enumeration. */
export function schemaOrg(name: string): string {
  return `https://schema.org/${name}`;
}
