import { mergeMetadata } from './merge-metadata.ts';
import { pageGraph } from './page-graph.ts';
import type { FieldOrigin, MetadataField, PageMetadata, ResolvedMetadata, SiteIdentity } from './page-metadata.ts';
import { socialTags } from './social-tags.ts';

/** What the route table says about a page; it holds whatever an author writes. */
export type PagePlace = Pick<
  ResolvedMetadata,
  'status' | 'path' | 'canonicalPath' | 'canonicalUrl' | 'robots' | 'language' | 'alternates' | 'breadcrumb'
>;

/** What a page's head is made of. */
export interface CompleteMetadataInput {
  readonly place: PagePlace;
  readonly builtIn: PageMetadata;
  readonly remote: Partial<PageMetadata>;
  readonly site: SiteIdentity;
}

const FIELDS = ['title', 'description', 'data', 'og', 'schema'] as const satisfies readonly MetadataField[];

/** Joins what authors wrote about a page with what the route table says. */
export function completeMetadata({ place, builtIn, remote, site }: CompleteMetadataInput): ResolvedMetadata {
  const entry = mergeMetadata(builtIn, remote);
  const { canonicalUrl, language, breadcrumb, alternates } = place;
  const languages = alternates.map(({ hreflang }) => hreflang);
  return {
    ...place,
    title: entry.title,
    description: entry.description,
    data: entry.data.filter(({ name }) => !/^(?:description|robots)$/i.test(name)),
    og: socialTags({ entry, site, language, languages, canonicalUrl }),
    graph: pageGraph({ entry, site, canonicalUrl, language, breadcrumb }),
    origins: Object.fromEntries(FIELDS.map((field) => [field, remote[field] ? 'remote' : 'built-in'])) as Record<
      MetadataField,
      FieldOrigin
    >,
  };
}
