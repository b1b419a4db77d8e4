import { checkStructuredData } from '../checks/check-structured-data.ts';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import type { StructuredData } from '../core/page-metadata.ts';
import { ORGANIZATION_ID } from '../core/structured-data.ts';
import { exampleSite } from '../testing/example-site.ts';
import {
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
} from './index.ts';

const address = { streetAddress: '1 Road', addressLocality: 'Pune', addressCountry: 'IN' };
const NODES: Readonly<Record<string, StructuredData>> = {
  article: articleNode({
    type: 'BlogPosting',
    headline: 'H',
    description: 'D',
    image: '/a.png',
    datePublished: '2026-01-01',
    dateModified: '2026-02-01',
    authors: [{ name: 'A' }],
    publisherId: ORGANIZATION_ID,
  }),
  person: personNode({ name: 'A', url: '/a' }),
  faq: faqNode([{ question: 'Q?', answer: 'A.' }]),
  image: imageNode({ contentUrl: '/i.png', creditText: 'C', license: 'https://x.example/licence' }),
  application: applicationNode({
    type: 'WebApplication',
    name: 'N',
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    offer: { price: 0, currency: 'INR', availability: 'PreOrder', releaseDate: 'to-be-announced', url: '/' },
  }),
  business: localBusinessNode({
    name: 'B',
    url: '/',
    telephone: '+91 20 0000 0000',
    address,
    openingHours: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
  }),
  'event in a place': eventNode({
    name: 'E',
    description: 'D',
    startDate: '2030-01-01T10:00:00+05:30',
    endDate: '2030-01-01T12:00:00+05:30',
    location: { name: 'Hall', address },
    image: '/e.png',
  }),
  'event online': eventNode({
    name: 'E',
    startDate: '2030-01-01',
    location: { url: '/live' },
    status: 'EventPostponed',
  }),
  job: jobPostingNode({
    title: 'T',
    description: 'D',
    datePosted: '2026-01-01',
    organization: { name: 'O' },
    place: { remoteFrom: 'India' },
  }),
  course: courseNode({ name: 'C', description: 'D', provider: { name: 'P' } }),
  recipe: recipeNode({
    name: 'R',
    image: '/r.png',
    ingredients: ['Salt'],
    steps: ['Stir.'],
    totalSeconds: 600,
    yield: '4',
  }),
  review: reviewNode({ author: 'A', rating: 4, text: 'Good.', datePublished: '2026-01-01' }),
};

it.each(Object.entries(NODES))('the node of %s has what its rules require', (_name, node) => {
  const entries = { '/about-us': { title: 'T', description: 'D', schema: [node] } };
  const { graph } = createMetadataResolver({ ...exampleSite, entries }).resolve('/about-us');

  expect(graph.some((other) => other['@type'] === node['@type'])).toBe(true);
  expect(checkStructuredData(graph).filter(({ level }) => level === 'error')).toEqual([]);
});

it('a page with an unanswered question is an error', () => {
  const node = { '@type': 'FAQPage', name: 'N', url: 'https://x.example/', mainEntity: [{ '@type': 'Question' }] };

  expect(checkStructuredData([node]).map(({ at }) => at)).toContain('Question.acceptedAnswer|suggestedAnswer');
});
