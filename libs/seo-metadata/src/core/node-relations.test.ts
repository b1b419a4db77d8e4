import { checkStructuredData } from '../checks/check-structured-data.ts';
import { createMetadataResolver } from './metadata-resolver.ts';
import type { StructuredData } from './page-metadata.ts';
import { sanitizeMetadataMap } from '../remote/sanitize-metadata-map.ts';
import { site } from '../testing/example-site.ts';

const now = () => new Date('2026-11-24T00:00:00Z');
const errorsOf = (node: object) =>
  checkStructuredData([node as StructuredData], { now }).flatMap(({ level, at }) => (level === 'error' ? [at] : []));
/** Lays a node over a built-in one of its type and returns the names that the page publishes. */
const namesAfter = (node: StructuredData) =>
  createMetadataResolver({
    site,
    routes: [{ path: '/', name: 'Home', indexable: true }],
    entries: { '/': { title: 'T', description: 'D', schema: [{ '@type': node['@type'], name: 'Built in' }] } },
    notFound: { title: 'Not found', description: '' },
  })
    .withRemote({ '/': { schema: [{ name: 'Remote', ...node }] } }, sanitizeMetadataMap)
    .resolve('/')
    .graph.flatMap(({ '@type': type, name }) => (type === node['@type'] ? [name] : []));

const aggregate = { '@type': 'AggregateOffer', priceCurrency: 'INR' };
const event = { '@type': 'Event', name: 'E', location: { '@type': 'Place', name: 'P' } };
const article = { '@type': 'Article', headline: 'H' };
const product = { '@type': 'Product', name: 'P' };

it.each<{ what: string; node: StructuredData; at: string }>([
  {
    what: 'a highest price below the lowest',
    node: { ...aggregate, lowPrice: 20, highPrice: '10' },
    at: 'AggregateOffer.highPrice',
  },
  {
    what: 'a rating beyond its scale',
    node: { '@type': 'Rating', ratingValue: 9, bestRating: 5 },
    at: 'Rating.ratingValue',
  },
  { what: 'a rating beyond the usual scale', node: { '@type': 'Rating', ratingValue: 7 }, at: 'Rating.ratingValue' },
  { what: 'a rating below its scale', node: { '@type': 'Rating', ratingValue: 0 }, at: 'Rating.ratingValue' },
  {
    what: 'a rating by nobody',
    node: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 0 },
    at: 'AggregateRating.ratingCount',
  },
  {
    what: 'an end before its start',
    node: { ...event, startDate: '2026-05-02', endDate: '2026-05-01' },
    at: 'Event.endDate',
  },
  {
    what: 'a change before the publication',
    node: { ...article, datePublished: '2026-05-02', dateModified: '2026-05-01' },
    at: 'Article.dateModified',
  },
  {
    what: 'a language node that names none',
    node: { '@type': 'ContactPoint', availableLanguage: { '@type': 'Language', name: 'Klingon?' } },
    at: 'Language.name',
  },
  { what: 'an offer in words', node: { ...product, offers: 'free' }, at: 'Product.offers' },
  { what: 'an offer without a type', node: { ...product, offers: { price: 5 } }, at: 'Product.offers' },
  { what: 'an empty offer', node: { ...product, offers: {} }, at: 'Product.offers' },
  { what: 'a type in small letters', node: { ...product, offers: { '@type': 'offer', price: 5 } }, at: 'offer.@type' },
  { what: 'a node for a date', node: { ...event, startDate: {} }, at: 'Event.startDate' },
  {
    what: 'an online event without an address',
    node: { ...event, location: { '@type': 'VirtualLocation', name: 'Online' } },
    at: 'VirtualLocation.url',
  },
])('$what is an error, and never replaces a built-in node', ({ node, at }) => {
  expect(errorsOf(node)).toContain(at);
  expect(namesAfter(node)).toContain('Built in');
});

it('an invalid clip never replaces a built-in recording', () => {
  const video = { '@type': 'VideoObject', name: 'Remote', thumbnailUrl: '/v.jpg', uploadDate: '2026-02-03T10:00:00Z' };
  const clips = [{ '@type': 'Clip', name: 'C', url: '?t=5', startOffset: 5, endOffset: 2 }];

  expect(namesAfter(video)).toContain('Remote');
  expect(namesAfter({ ...video, hasPart: clips })).toEqual(['Built in']);
});

it('applies the rules of a type in every spelling', () => {
  for (const type of ['https://schema.org/VideoObject', 'http://schema.org/VideoObject', 'schema:VideoObject'])
    expect(errorsOf({ '@type': type, name: 'V' })).toContain('VideoObject.uploadDate');
});

it('accepts no property in a spelling that no rule covers', () => {
  const node = { '@type': 'Offer', price: 1, priceCurrency: 'INR', 'schema:price': 'free', 'schema.price': 'free' };

  expect(
    JSON.stringify(
      sanitizeMetadataMap({ '/': { schema: [node] } }, { routes: [{ path: '/', name: 'H', indexable: true }], site }),
    ),
  ).not.toContain('"free"');
});

it.each<{ what: string; node: StructuredData }>([
  { what: 'a range of prices', node: { ...aggregate, lowPrice: 9, highPrice: 10 } },
  { what: 'one price', node: { ...aggregate, lowPrice: 10 } },
  { what: 'a rating of ten', node: { '@type': 'Rating', ratingValue: '9.5', bestRating: 10 } },
  { what: 'a rating from 0 up', node: { '@type': 'Rating', ratingValue: 0, worstRating: 0 } },
  {
    what: 'reviews without ratings',
    node: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 0, reviewCount: 3 },
  },
  { what: 'a day that ends later', node: { ...event, startDate: '2026-05-02T23:00:00+05:30', endDate: '2026-05-02' } },
  {
    what: 'a change on the day',
    node: { ...article, datePublished: '2026-05-02', dateModified: '2026-05-02T00:30:00+05:30' },
  },
  { what: 'an offer elsewhere on the page', node: { ...product, offers: { '@id': 'https://a.example/#offer' } } },
  {
    what: 'a language node',
    node: { '@type': 'ContactPoint', availableLanguage: { '@type': 'Language', name: 'हिन्दी' } },
  },
])('$what is no error', ({ node }) => {
  expect(errorsOf(node)).toEqual([]);
});
