import { typesOf, type NodeRecord } from './node-types.ts';
import type { JsonValue } from './page-metadata.ts';
import { visibleText } from './visible-text.ts';

/** Required and recommended properties of a node type; `a|b` means one of the two. */
export interface NodeRule {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

const rule = (required: string, recommended = ''): NodeRule => ({
  required: required.split(' ').filter(Boolean),
  recommended: recommended.split(' ').filter(Boolean),
});

const PAGE = rule('name url', 'description inLanguage');
const ABOUT_ONE = rule('mainEntity');
const ARTICLE = rule('headline', 'image datePublished dateModified author');
const APPLICATION = rule('name offers', 'applicationCategory operatingSystem');
const EVENT = rule('name startDate location', 'description endDate image organizer eventStatus');
const BUSINESS = rule('name address', 'telephone url openingHoursSpecification');
const POST = rule('author datePublished text|image|video|sharedContent', 'headline url');
const PRICE = rule('price|minPrice priceCurrency');

/** Types of events in schema.org that people attend. */
export const EVENT_TYPES: readonly string[] =
  'Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent'.split(
    ' ',
  );

/**
 * Requirements of the search engines for each node type.
 *
 * Sources, below developers.google.com/search/docs/appearance: structured-data/video, /organization, /product-snippet,
 * /breadcrumb, /article, /faqpage, /software-app, /event, /local-business, /job-posting, /course, /recipe,
 * /review-snippet, /image-license-metadata, /profile-page, /qapage, /discussion-forum, /product-variants and site-names.
 * A rating is never required or recommended, because only real ratings may be published.
 */
export const NODE_RULES: Readonly<Record<string, NodeRule>> = {
  VideoObject: rule('name thumbnailUrl uploadDate', 'description contentUrl|embedUrl duration'),
  Clip: rule('name startOffset url', 'endOffset'),
  Organization: rule('', 'name url logo contactPoint'),
  ContactPoint: rule('', 'contactType areaServed availableLanguage'),
  Product: rule('name offers|review|aggregateRating', 'image description brand'),
  ProductGroup: rule('name', 'productGroupID variesBy hasVariant'),
  Offer: rule('price priceCurrency', 'availability url'),
  PriceSpecification: PRICE,
  UnitPriceSpecification: PRICE,
  AggregateOffer: rule('lowPrice priceCurrency', 'highPrice offerCount'),
  BreadcrumbList: rule('itemListElement'),
  ItemList: rule('itemListElement', 'name'),
  ListItem: rule('position'),
  WebSite: rule('name url', 'inLanguage'),
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  CollectionPage: PAGE,
  ItemPage: PAGE,
  SearchResultsPage: PAGE,
  ProfilePage: ABOUT_ONE,
  QAPage: ABOUT_ONE,
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  NewsArticle: ARTICLE,
  TechArticle: ARTICLE,
  DiscussionForumPosting: POST,
  SocialMediaPosting: POST,
  FAQPage: ABOUT_ONE,
  Question: rule('name acceptedAnswer|suggestedAnswer'),
  Answer: rule('text'),
  SoftwareApplication: APPLICATION,
  WebApplication: APPLICATION,
  MobileApplication: APPLICATION,
  ...Object.fromEntries(EVENT_TYPES.map((type) => [type, EVENT])),
  Place: rule('', 'address'),
  VirtualLocation: rule('url'),
  LocalBusiness: BUSINESS,
  Restaurant: BUSINESS,
  Store: BUSINESS,
  JobPosting: rule(
    'title description datePosted hiringOrganization jobLocation|applicantLocationRequirements',
    'validThrough employmentType baseSalary',
  ),
  Course: rule('name description', 'provider'),
  Recipe: rule('name image', 'author datePublished description recipeIngredient recipeInstructions totalTime'),
  Review: rule('author', 'reviewRating datePublished'),
  Rating: rule('ratingValue'),
  AggregateRating: rule('ratingValue ratingCount|reviewCount'),
  ImageObject: rule('contentUrl|url', 'creditText|creator|copyrightNotice license'),
  Person: rule('name'),
};

/** Requirements for an offer that costs nothing, which software may say without a currency. */
const FREE_OFFER = rule('price', 'priceCurrency availability url');
/** Requirements for an offer whose price stands in a node of its own. */
const SPECIFIED_OFFER = rule('priceSpecification', 'availability url');
/** Requirements for an offer that says only how it is paid for, as those of courses do. */
const CATEGORY_OFFER = rule('category', 'price priceCurrency');
const WAY_OF_PAYING = /^(?:free|partially free|subscription|paid)$/i;

/** Tells whether an offer has the price 0. */
export function isFree(offer: NodeRecord): boolean {
  return isPresent(offer['price']) && Number(offer['price']) === 0;
}

/** Lists the required properties that a node lacks. */
export function missingRequired(node: NodeRecord): readonly string[] {
  return rulesOf(node).flatMap(({ type, required }) => missingOf(node, required).map((names) => `${type}.${names}`));
}

/** Lists the recommended properties that a node lacks. */
export function missingRecommended(node: NodeRecord): readonly string[] {
  return rulesOf(node).flatMap(({ type, recommended }) =>
    missingOf(node, recommended).map((names) => `${type}.${names}`),
  );
}

/** Tells whether a value is not empty; a text needs a character that can be seen, a list or a node a value. */
export function isPresent(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return visibleText(value) !== '';
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(isPresent)
    : value !== undefined && value !== null;
}

function rulesOf(node: NodeRecord): readonly (NodeRule & { readonly type: string })[] {
  return typesOf(node).flatMap((type) => {
    const known = Object.hasOwn(NODE_RULES, type) ? (NODE_RULES[type] as NodeRule) : undefined;
    const wanted = type === 'Offer' ? offerRule(node) : known;
    return wanted ? [{ type, ...wanted }] : [];
  });
}

function offerRule(offer: NodeRecord): NodeRule | undefined {
  if (isFree(offer)) return FREE_OFFER;
  if (isPresent(offer['price'])) return NODE_RULES['Offer'];
  if (isPresent(offer['priceSpecification'])) return SPECIFIED_OFFER;
  return WAY_OF_PAYING.test(String(offer['category'])) ? CATEGORY_OFFER : NODE_RULES['Offer'];
}

function missingOf(node: NodeRecord, wanted: readonly string[]): readonly string[] {
  return wanted.filter((names) => names.split('|').every((name) => !isPresent(node[name])));
}
