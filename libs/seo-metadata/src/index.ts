// Values: resolving
export { createMetadataResolver } from './core/metadata-resolver.ts';
export { normaliseAddress } from './core/normalise-address.ts';
export { textDirection } from './core/text-direction.ts';

// Values: rendering
export { HEAD_MARK, headTags } from './core/head-tags.ts';
export { renderHead } from './core/render-head.ts';

// Values: structured data
export {
  breadcrumbNode,
  itemListNode,
  offerNode,
  ORGANIZATION_ID,
  organizationNode,
  pageNode,
  PRODUCT_ID,
  productNode,
  videoNode,
  WEBSITE_ID,
  webSiteNode,
} from './core/structured-data.ts';

// Types: input of authors
export type {
  JsonValue,
  MetadataField,
  NamedContent,
  PageEntry,
  PageMetadata,
  RouteAlternate,
  RobotsDirectives,
  RouteEntry,
  RouteFormat,
  SiteIdentity,
  SiteLanguage,
  SocialTag,
  StructuredData,
} from './core/page-metadata.ts';

// Types: resolved metadata
export type { BreadcrumbStep, FieldOrigin, MetadataLogger, ResolvedMetadata, SiteTag } from './core/page-metadata.ts';
export type { HeadTag } from './core/head-tags.ts';
export type { MetadataResolver, MetadataResolverOptions } from './core/metadata-resolver.ts';

// Types: remote metadata
export type {
  BrokenType,
  DroppedValue,
  MetadataSanitizer,
  SanitizedMetadata,
  SanitizeOptions,
} from './core/page-metadata.ts';

// Types: structured data
export type {
  ContactFacts,
  Availability,
  OfferFacts,
  PageType,
  ProductFacts,
  ReleaseDate,
  VideoClip,
  VideoFacts,
} from './core/structured-data.ts';
