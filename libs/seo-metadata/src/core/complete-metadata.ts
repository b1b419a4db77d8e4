import { mergeMetadata } from './merge-metadata.ts';
import { pageGraph } from './page-graph.ts';
import type { FieldOrigin, MetadataField, PageMetadata, ResolvedMetadata, SiteIdentity } from './page-metadata.ts';
import { pageTitle } from './page-title.ts';
import { socialTags, writtenTags } from './social-tags.ts';
import { visibleText } from './visible-text.ts';

/** Facts about a page from the route table; they take precedence over the values of an author. */
export type PagePlace = Pick<
  ResolvedMetadata,
  | 'status'
  | 'path'
  | 'canonicalPath'
  | 'aliases'
  | 'canonicalUrl'
  | 'robots'
  | 'language'
  | 'alternates'
  | 'lastModified'
  | 'formats'
  | 'siteTags'
  | 'breadcrumb'
>;

/** Options of `completeMetadata`. */
export interface CompleteMetadataInput {
  readonly place: PagePlace;
  readonly builtIn: PageMetadata;
  readonly remote: Partial<PageMetadata>;
  /** Types whose built-in nodes stay. */
  readonly brokenTypes?: readonly string[] | undefined;
  readonly site: SiteIdentity;
}

const FIELDS = ['title', 'description', 'data', 'og', 'schema'] as const satisfies readonly MetadataField[];

/** Combines an author's metadata of a page with the facts of the route table. */
export function completeMetadata(input: CompleteMetadataInput): ResolvedMetadata {
  const { place, builtIn, remote, site } = input;
  const merged = mergeMetadata(builtIn, remote, input.brokenTypes);
  const entry = { ...merged, title: visibleText(merged.title) ? pageTitle(merged.title, site) : site.name };
  const languages = place.alternates.map(({ hreflang }) => hreflang);
  return {
    ...place,
    title: entry.title,
    description: entry.description,
    data: writtenTags(entry.data, site),
    og: socialTags({ ...place, entry, site, languages }),
    graph: pageGraph({ ...place, entry, site }),
    origins: Object.fromEntries(FIELDS.map((field) => [field, remote[field] ? 'remote' : 'built-in'])) as Record<
      MetadataField,
      FieldOrigin
    >,
  };
}
