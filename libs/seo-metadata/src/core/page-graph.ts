import { absoluteAddress, withAbsoluteAddresses } from './json-ld.ts';
import { typesOf, type NodeRecord } from './node-types.ts';
import type { BreadcrumbStep, PageMetadata, SiteIdentity, StructuredData } from './page-metadata.ts';
import { breadcrumbNode, ORGANIZATION_ID, webSiteNode, WEBSITE_ID } from './structured-data.ts';

const PAGE_TYPE = /^(?:Web|About|Contact|Collection|Item|Profile|SearchResults|Checkout|FAQ|QA)Page$/;
const DERIVED_TYPE = /^(?:WebSite|BreadcrumbList)$/;

/** Options of `pageGraph`. */
export interface PageGraphInput {
  readonly entry: PageMetadata;
  readonly site: SiteIdentity;
  readonly canonicalUrl: string | null;
  readonly language: string;
  readonly breadcrumb: readonly BreadcrumbStep[];
  readonly lastModified?: string | undefined;
}

/**
 * Builds the JSON-LD graph of a page from an author's nodes.
 *
 * Every page has exactly one page node. An author may choose its type (`AboutPage`, `CollectionPage` …) and add
 * properties; name, description, language and address come from the entry and the route table. Only the home page has
 * the site node.
 */
export function pageGraph({
  entry,
  site,
  canonicalUrl,
  language,
  breadcrumb,
  lastModified,
}: PageGraphInput): readonly StructuredData[] {
  const written = entry.schema.find(isPageNode);
  const others = entry.schema.filter((node) => !isPageNode(node) && !isDerivedNode(node));
  const page: StructuredData = {
    '@type': 'WebPage',
    ...written,
    name: entry.title,
    ...(entry.description && { description: entry.description }),
    inLanguage: language,
    ...(lastModified && { dateModified: lastModified }),
    ...(canonicalUrl && { '@id': '#webpage', url: canonicalUrl, isPartOf: { '@id': WEBSITE_ID } }),
    ...(breadcrumb[0] && { breadcrumb: { '@id': '#breadcrumb' } }),
  };
  const isHome = canonicalUrl === absoluteAddress('/', site.origin);
  // Nodes of a remote entry already have absolute ids.
  const publisher = others.some((node) =>
    [ORGANIZATION_ID, absoluteAddress(ORGANIZATION_ID, site.origin)].includes(String(node['@id'])),
  );
  const graph: StructuredData[] = [
    ...(isHome ? [{ ...webSiteNode(site), ...(publisher && { publisher: { '@id': ORGANIZATION_ID } }) }] : []),
    ...others,
    page,
    ...(breadcrumb[0] ? [breadcrumbNode(breadcrumb)] : []),
  ];
  return graph.map((node) => withAbsoluteAddresses(node, canonicalUrl ?? site.origin));
}

/** Tells whether a node describes the page itself. */
export function isPageNode(node: NodeRecord): boolean {
  return typesOf(node).some((type) => PAGE_TYPE.test(type));
}

/** Tells whether a node is made from the site and the route table alone. */
export function isDerivedNode(node: StructuredData): boolean {
  return typesOf(node).some((type) => DERIVED_TYPE.test(type));
}
