/** Which properties a type of node must and should have. */
export interface NodeRule {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

const PAGE: NodeRule = { required: ['name', 'url'], recommended: ['description', 'inLanguage'] };

/**
 * What the search engines' documents ask of each type that this library writes.
 *
 * `a|b` means one of the two. Sources, below developers.google.com/search/docs/appearance:
 * structured-data/video, /organization, /product-snippet, /breadcrumb and site-names.
 * A rating is never asked for: one that is not real may not be published.
 */
export const NODE_RULES: Readonly<Record<string, NodeRule>> = {
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl|embedUrl', 'duration'],
  },
  Clip: { required: ['name', 'startOffset', 'url'], recommended: ['endOffset'] },
  Organization: { required: [], recommended: ['name', 'url', 'logo', 'contactPoint'] },
  ContactPoint: { required: [], recommended: ['contactType', 'areaServed', 'availableLanguage'] },
  Product: { required: ['name', 'offers|review|aggregateRating'], recommended: ['image', 'description', 'brand'] },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['name'] },
  ListItem: { required: ['position'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage'] },
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  CollectionPage: PAGE,
};
