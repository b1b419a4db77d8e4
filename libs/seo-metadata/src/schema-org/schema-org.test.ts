import { checkStructuredData } from '../checks/check-structured-data.ts';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import type { StructuredData } from '../core/page-metadata.ts';
import {
  itemListNode,
  ORGANIZATION_ID,
  organizationNode,
  pageNode,
  productNode,
  videoNode,
  type OfferFacts,
  type VideoFacts,
} from '../core/structured-data.ts';
import { exampleSite } from '../testing/example-site.ts';
import {
  aggregateRatingNode,
  applicationNode,
  articleNode,
  courseNode,
  eventNode,
  faqNode,
  imageNode,
  jobPostingNode,
  localBusinessNode,
  personNode,
  recipeNode,
  reviewNode,
  type JobFacts,
} from './index.ts';

const address = { streetAddress: '1 Road', addressLocality: 'Pune', addressCountry: 'IN' };
const offer: OfferFacts = { price: 0, currency: 'INR', availability: 'InStock', url: '/' };
const openingHours = [{ days: ['Monday'], opens: '09:00', closes: '17:00' }];
const author = { name: 'A', url: '/a' };
const JOB: JobFacts = {
  title: 'T',
  description: 'D',
  datePosted: '2026-01-01',
  organization: { name: 'O' },
  place: { remoteFrom: 'India' },
};
const VIDEO: VideoFacts = {
  name: 'V',
  description: 'D',
  contentUrl: '/v.mp4',
  thumbnailUrl: '/v.jpg',
  uploadDate: '2026-01-01T10:00:00Z',
  durationSeconds: 9,
};
const opinions = {
  aggregateRating: aggregateRatingNode({ rating: 4.5, worstRating: 0, reviewCount: 12 }),
  review: [reviewNode({ author: 'A', rating: 0, worstRating: 0, text: 'Bad.', datePublished: '2026-01-01' })],
};
/** Each builder with every fact that it takes. */
const NODES: Readonly<Record<string, StructuredData>> = {
  article: articleNode({
    type: 'BlogPosting',
    headline: 'H',
    description: 'D',
    image: '/a.png',
    datePublished: '2026-01-01',
    dateModified: '2026-02-01',
    authors: [author],
    publisherId: ORGANIZATION_ID,
  }),
  person: personNode({
    ...author,
    alternateName: 'a',
    description: 'D',
    jobTitle: 'J',
    sameAs: ['https://x.example/a'],
  }),
  image: imageNode({
    contentUrl: '/i.png',
    caption: 'C',
    creator: author,
    creditText: 'C',
    copyrightNotice: 'A',
    license: 'https://x.example/licence',
    acquireLicensePage: '/licence',
  }),
  application: applicationNode({
    type: 'WebApplication',
    name: 'N',
    description: 'D',
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    image: '/a.png',
    offer: { ...offer, availability: 'PreOrder', releaseDate: 'to-be-announced' },
    aggregateRating: aggregateRatingNode({ rating: 4.5, ratingCount: 12 }),
  }),
  business: localBusinessNode({
    type: 'Restaurant',
    name: 'B',
    url: '/',
    telephone: '+91 20 0000 0000',
    image: '/b.png',
    priceRange: '₹₹',
    address,
    geo: { latitude: 18.52, longitude: 73.85 },
    openingHours: [
      { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
      { days: ['Sunday'], opens: '10:00', closes: '12:00', validFrom: '2030-05-01', validThrough: '2030-09-30' },
    ],
    menu: '/menu',
    servesCuisine: 'Indian',
    departments: [{ type: 'Store', name: 'S', url: '/s', telephone: '+91 20 0000 0001', address, openingHours }],
    ...opinions,
  }),
  'event in a place': eventNode({
    name: 'E',
    description: 'D',
    startDate: '2030-01-01T10:00:00+05:30',
    endDate: '2030-01-01T12:00:00+05:30',
    location: { name: 'Hall', address },
    image: ['/e.png', '/e-wide.png'],
    status: 'EventRescheduled',
    previousStartDate: '2029-12-01T10:00:00+05:30',
    organizer: { name: 'O', url: '/' },
    performers: [author, { type: 'PerformingGroup', name: 'G' }],
    offer: { ...offer, availability: 'SoldOut', validFrom: '2029-11-01', priceValidUntil: '2030-01-01' },
  }),
  'event online': eventNode({
    name: 'E',
    description: 'D',
    startDate: '2030-01-01',
    endDate: '2030-01-02',
    location: { url: '/live' },
    status: 'EventPostponed',
    image: '/e.png',
    organizer: { name: 'O' },
  }),
  'job for a salary from home': jobPostingNode({
    title: 'T',
    description: 'D',
    datePosted: '2026-01-01',
    validThrough: '2030-01-01',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    organization: { name: 'O', url: '/', logo: '/logo.png', sameAs: 'https://x.example/o' },
    identifier: 'J1',
    directApply: true,
    salary: { currency: 'INR', amount: { min: 1, max: 2 }, per: 'YEAR' },
    place: { remoteFrom: 'India' },
  }),
  'job by the hour at a place': jobPostingNode({
    title: 'T',
    description: 'D',
    datePosted: '2026-01-01',
    validThrough: '2030-01-01',
    employmentType: 'PART_TIME',
    organization: { name: 'O' },
    salary: { currency: 'INR', amount: 500, per: 'HOUR' },
    place: address,
  }),
  course: courseNode({ name: 'C', description: 'D', url: '/c', provider: { name: 'P', url: '/' } }),
  recipe: recipeNode({
    name: 'R',
    description: 'D',
    image: '/r.png',
    author,
    datePublished: '2026-01-01',
    ingredients: ['Salt'],
    steps: ['Stir.'],
    prepSeconds: 60,
    cookSeconds: 540,
    totalSeconds: 600,
    category: 'dessert',
    cuisine: 'Indian',
    yield: '4',
    keywords: 'winter, quick',
    calories: '270 calories',
    video: videoNode({ ...VIDEO, id: '#how' }),
    ...opinions,
  }),
  review: reviewNode({ author: 'A', rating: 4, text: 'Good.', datePublished: '2026-01-01' }),
  product: productNode({ name: 'N', description: 'D', image: '/p.png', offer }),
  recording: videoNode({
    name: 'V',
    description: 'D',
    contentUrl: '/v.mp4',
    thumbnailUrl: '/v.jpg',
    uploadDate: '2026-02-03T10:00:00+05:30',
    durationSeconds: 40,
    clips: [{ name: 'C', startSeconds: 0, endSeconds: 5 }],
  }),
  list: itemListNode('L', [{ name: 'A', path: '/a' }]),
  organisation: organizationNode(exampleSite.site, { email: 'a@x.example' }),
  questions: faqNode([{ question: 'Q?', answer: 'A.' }]),
  profile: pageNode('ProfilePage', { mainEntity: personNode(author) }),
};

/** Finds what is wrong with a node or missing in it, on a page of a site as it is published. */
function findings(node: StructuredData) {
  const site = { ...exampleSite.site, logoPath: '/logo.png' };
  const entries = { '/about-us': { title: 'T', description: 'D', schema: [node] } };
  const { graph } = createMetadataResolver({ ...exampleSite, site, entries }).resolve('/about-us');
  expect(graph.some((other) => other['@type'] === node['@type'])).toBe(true);
  return checkStructuredData(graph).filter(({ level }) => level === 'error' || level === 'warning');
}

it.each(Object.entries(NODES))(
  'the node of %s has everything that search engines require and recommend',
  (_name, node) => {
    expect(findings(node)).toEqual([]);
  },
);

it.each<[what: string, node: StructuredData, shown: object]>([
  [
    'a team as the author of an article',
    articleNode({ headline: 'H', datePublished: '2026-01-01', authors: [{ type: 'Organization', name: 'Team' }] }),
    { author: [{ '@type': 'Organization', name: 'Team' }] },
  ],
  [
    'each country that a remote position is open to',
    jobPostingNode({ ...JOB, place: { remoteFrom: ['India', 'Nepal'] } }),
    {
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'India' },
        { '@type': 'Country', name: 'Nepal' },
      ],
    },
  ],
  [
    'the energy of a portion',
    recipeNode({ name: 'R', image: '/r.png', ingredients: [], steps: [], calories: '270 calories' }),
    { nutrition: { '@type': 'NutritionInformation', calories: '270 calories' } },
  ],
])('a node says %s', (_what, node, shown) => {
  expect(node).toMatchObject(shown);
});

it('two recordings of a page have an @id each, and a part of a business has none', () => {
  const facts = { ...VIDEO, name: 'W' };
  const graph = [videoNode(VIDEO), videoNode({ ...facts, id: '#second' })];

  expect(graph.map((node) => node['@id'])).toEqual(['#video', '#second']);
  expect(NODES['business']?.['department']).toEqual([expect.not.objectContaining({ '@id': '#business' })]);
});

it.each<[at: string, node: StructuredData]>([
  [
    'BlogPosting.datePublished',
    articleNode({ type: 'BlogPosting', headline: 'H', datePublished: 'soon', authors: [] }),
  ],
  ['Article.headline', articleNode({ headline: '\u200B', datePublished: '2026-01-01', authors: [] })],
  ['Person.name', articleNode({ headline: 'H', datePublished: '2026-01-01', authors: [{ name: ' ' }] })],
  ['ImageObject.contentUrl|url', imageNode({ contentUrl: '' })],
  ['ImageObject.contentUrl', imageNode({ contentUrl: 'javascript:alert(1)' })],
  ['Offer.price', applicationNode({ name: 'N', offer: { ...offer, price: NaN } })],
  ['Offer.priceCurrency', applicationNode({ name: 'N', offer: { ...offer, currency: 'Rs' } })],
  [
    'AggregateRating.ratingValue',
    { '@type': 'Thing', aggregateRating: aggregateRatingNode({ rating: NaN, ratingCount: 1 }) },
  ],
  [
    'AggregateRating.ratingCount',
    { '@type': 'Thing', aggregateRating: aggregateRatingNode({ rating: 5, ratingCount: 0 }) },
  ],
  [
    'AggregateRating.ratingValue',
    { '@type': 'Thing', aggregateRating: aggregateRatingNode({ rating: 6, ratingCount: 1 }) },
  ],
  [
    'OpeningHoursSpecification.opens',
    localBusinessNode({ name: 'B', address, openingHours: [{ days: ['Monday'], opens: '25:00', closes: '17:00' }] }),
  ],
  [
    'OpeningHoursSpecification.dayOfWeek',
    localBusinessNode({ name: 'B', address, openingHours: [{ days: ['Mo'], opens: '09:00', closes: '17:00' }] }),
  ],
  ['GeoCoordinates.latitude', localBusinessNode({ name: 'B', address, geo: { latitude: 118, longitude: 73 } })],
  ['Event.startDate', eventNode({ name: 'E', startDate: '2030-01-01 10:00', location: { url: '/' } })],
  ['Event.endDate', eventNode({ name: 'E', startDate: '2030-01-02', endDate: '2030-01-01', location: { url: '/' } })],
  ['JobPosting.employmentType', jobPostingNode({ ...JOB, employmentType: 'full time' })],
  ['JobPosting.validThrough', jobPostingNode({ ...JOB, validThrough: '2025-01-01' })],
  ['MonetaryAmount.currency', jobPostingNode({ ...JOB, salary: { currency: '₹', amount: 1, per: 'YEAR' } })],
  [
    'QuantitativeValue.maxValue',
    jobPostingNode({ ...JOB, salary: { currency: 'INR', amount: { min: 2, max: 1 }, per: 'YEAR' } }),
  ],
  ['QuantitativeValue.value', jobPostingNode({ ...JOB, salary: { currency: 'INR', amount: Infinity, per: 'YEAR' } })],
  ['Course.description', courseNode({ name: 'C', description: '', provider: { name: 'P' } })],
  ['Recipe.totalTime', recipeNode({ name: 'R', image: '/r.png', ingredients: [], steps: [], totalSeconds: -5 })],
  ['Rating.ratingValue', { '@type': 'Thing', review: reviewNode({ author: 'A', rating: 9 }) }],
  ['VideoObject.duration', { ...NODES['recording'], '@type': 'VideoObject', duration: 'PTNaNS' }],
  ['FAQPage.mainEntity', faqNode([])],
  ['Question.name', faqNode([{ question: '', answer: 'A.' }])],
  ['ProfilePage.mainEntity', pageNode('ProfilePage')],
])('an unusable value is an error at %s', (at, node) => {
  expect(findings(node)).toContainEqual(expect.objectContaining({ level: 'error', at }));
});

it('a page with an unanswered question is an error', () => {
  const node = { '@type': 'FAQPage', name: 'N', url: 'https://x.example/', mainEntity: [{ '@type': 'Question' }] };

  expect(checkStructuredData([node]).map(({ at }) => at)).toContain('Question.acceptedAnswer|suggestedAnswer');
});
