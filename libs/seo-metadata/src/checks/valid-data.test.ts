import type { StructuredData } from '../core/page-metadata.ts';
import { checkStructuredData } from './check-structured-data.ts';

const X = 'https://x.example';
const now = () => new Date('2026-11-30T00:00:00Z');
const errorsOf = (node: StructuredData) =>
  checkStructuredData([node], { now }).flatMap(({ level, at }) => (level === 'error' ? [at] : []));

const offer = (more: Record<string, unknown>): StructuredData =>
  ({ '@type': 'Offer', price: 1, priceCurrency: 'INR', ...more }) as StructuredData;
const ticket = { '@type': 'Offer', url: `${X}/tickets`, availability: 'https://schema.org/SoldOut' };
const step = (position: number, more: object = {}) => ({
  '@type': 'ListItem',
  position,
  name: `Step ${position}`,
  item: `${X}/${position}`,
  ...more,
});
const rated = (ratingValue: string | number, more: object = {}): StructuredData => ({
  '@type': 'AggregateRating',
  ratingValue,
  ratingCount: 3,
  ...more,
});

// Each as the documentation of schema.org or of a search engine writes it.
it.each<{ what: string; node: StructuredData }>([
  { what: 'an availability with the short prefix', node: offer({ availability: 'schema:InStock' }) },
  { what: 'an availability at www', node: offer({ availability: 'https://www.schema.org/InStock' }) },
  { what: 'a price in a unit of account', node: offer({ priceCurrency: 'CLF' }) },
  { what: 'a free course', node: { '@type': 'Course', name: 'C', description: 'D', offers: freeOffer() } },
  { what: 'a rating as a fraction', node: rated('6 / 10') },
  { what: 'a rating as a percentage', node: rated('60%') },
  {
    what: 'a dish that is not cooked',
    node: { '@type': 'Recipe', name: 'Salad', image: `${X}/s.jpg`, prepTime: 'PT5M', cookTime: 'PT0M' },
  },
  { what: 'a year of death', node: { '@type': 'Person', name: 'P', deathDate: '1910' } },
  { what: 'an id that is no address', node: { '@type': 'Thing', '@id': 'urn:uuid:1' } },
  { what: 'a blank node', node: { '@type': 'Thing', '@id': '_:b0' } },
  { what: 'a type of another vocabulary', node: { '@type': ['Thing', 'http://www.productontology.org/id/Lamp'] } },
  { what: 'a type that begins with a digit', node: { '@type': '3DModel', name: 'M' } },
  { what: 'a list of texts', node: { '@type': 'ItemList', itemListElement: ['One', 'Two'] } },
  {
    what: 'a list of the things themselves',
    node: { '@type': 'ItemList', itemListElement: [{ '@type': 'Person', name: 'P' }] },
  },
  {
    what: 'a countdown',
    node: { '@type': 'ItemList', itemListElement: [step(3), step(2), step(1)] },
  },
  {
    what: 'a time of delivery in days',
    node: { '@type': 'ServicePeriod', duration: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2 } },
  },
  { what: 'a model year', node: { '@type': 'Car', name: 'C', vehicleModelDate: '2018' } },
  { what: 'a model year of the future', node: { '@type': 'Car', name: 'C', vehicleModelDate: '2027' } },
  {
    what: 'a post with a picture alone',
    node: {
      '@type': 'SocialMediaPosting',
      author: { '@type': 'Person', name: 'P' },
      datePublished: '2026-01-01',
      image: `${X}/p.jpg`,
    },
  },
  {
    what: 'tickets that are sold elsewhere',
    node: { '@type': 'MusicEvent', name: 'M', startDate: '2027-01-01', location: 'Hall', offers: ticket },
  },
  {
    what: 'services whose price is asked for',
    node: {
      '@type': 'OfferCatalog',
      itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Cleaning' } }],
    },
  },
  {
    what: 'a way whose steps stand in another order',
    node: { '@type': 'BreadcrumbList', itemListElement: [step(2, { item: undefined }), step(1)] },
  },
  {
    what: 'a way through pages with an @id',
    node: {
      '@type': 'BreadcrumbList',
      itemListElement: [1, 2].map((position) =>
        step(position, { item: { '@type': 'WebPage', '@id': `${X}/${position}`, name: 'Page' } }),
      ),
    },
  },
])('accepts $what', ({ node }) => {
  expect(errorsOf(node)).toEqual([]);
});

it.each<{ what: string; node: StructuredData; at: string }>([
  {
    what: 'an availability of another vocabulary',
    node: offer({ availability: 'x:InStock' }),
    at: 'Offer.availability',
  },
  { what: 'a money of the past', node: offer({ priceCurrency: 'DEM' }), at: 'Offer.priceCurrency' },
  { what: 'an offer of a category that is no way of paying', node: freeOffer('Lamps'), at: 'Offer.price' },
  {
    what: 'a product without a price',
    node: { '@type': 'Product', name: 'P', offers: ticket },
    at: 'Offer.price',
  },
  {
    what: 'an offered product without a price',
    node: { '@type': 'Offer', itemOffered: { '@type': 'Product', name: 'P', offers: offer({}) } },
    at: 'Offer.price',
  },
  { what: 'a model year in words', node: { '@type': 'Car', vehicleModelDate: 'new' }, at: 'Car.vehicleModelDate' },
  {
    what: 'a duration as a list',
    node: { '@type': 'VideoObject', duration: ['PT1M', 'PT2M'] },
    at: 'VideoObject.duration',
  },
  { what: 'a fraction of nothing', node: rated('6/0'), at: 'AggregateRating.ratingValue' },
  { what: 'a best rating as a percentage', node: rated(4, { bestRating: '60%' }), at: 'AggregateRating.bestRating' },
  { what: 'an id that is a path', node: { '@type': 'Thing', '@id': '/x' }, at: 'Thing.@id' },
  { what: 'an id that is a script', node: { '@type': 'Thing', '@id': 'javascript:alert(1)' }, at: 'Thing.@id' },
  {
    what: 'a concert without a place',
    node: { '@type': 'MusicEvent', name: 'M', startDate: '2027-01-01' },
    at: 'MusicEvent.location',
  },
  {
    what: 'a comedy without a place',
    node: { '@type': 'ComedyEvent', name: 'C', startDate: '2027-01-01' },
    at: 'ComedyEvent.location',
  },
  { what: 'a post of nobody', node: { '@type': 'SocialMediaPosting', text: 'T' }, at: 'SocialMediaPosting.author' },
  {
    what: 'a post without words, a picture or a recording',
    node: { '@type': 'DiscussionForumPosting', author: { '@type': 'Person', name: 'P' }, datePublished: '2026-01-01' },
    at: 'DiscussionForumPosting.text|image|video|sharedContent',
  },
  { what: 'variants of nothing', node: { '@type': 'ProductGroup', productGroupID: '1' }, at: 'ProductGroup.name' },
  {
    what: 'two first steps',
    node: { '@type': 'BreadcrumbList', itemListElement: [step(1), step(1)] },
    at: 'BreadcrumbList.position',
  },
  {
    what: 'a first step that leads nowhere, wherever it stands',
    node: { '@type': 'BreadcrumbList', itemListElement: [step(2), step(1, { item: undefined })] },
    at: 'BreadcrumbList.item',
  },
  { what: 'a list of empty texts', node: { '@type': 'ItemList', itemListElement: [' '] }, at: 'ItemList.item' },
])('reports $what', ({ node, at }) => {
  expect(errorsOf(node)).toContain(at);
});

function freeOffer(category = 'Free'): StructuredData {
  return { '@type': 'Offer', category };
}
