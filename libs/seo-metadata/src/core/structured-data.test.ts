import { site } from '../testing/example-site.ts';
import {
  isoDuration,
  offerNode,
  organizationNode,
  productNode,
  videoNode,
  type OfferFacts,
} from './structured-data.ts';

const offer: OfferFacts = {
  price: 0,
  currency: 'INR',
  availability: 'PreOrder',
  releaseDate: 'to-be-announced',
  url: '/',
};

it('prints an open release date as text and never as a date property', () => {
  const node = productNode({ name: 'Genmaster', description: 'D', image: '/i.png', offer });

  expect(node['offers']).toEqual({
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'INR',
    availability: 'https://schema.org/PreOrder',
    url: '/',
    description: 'Release date to be announced.',
  });
  expect(node).not.toHaveProperty('releaseDate');
});

it('prints a known release date', () => {
  const dated: OfferFacts = { ...offer, releaseDate: '2027-01-15' };

  expect(offerNode(dated)).toMatchObject({ availabilityStarts: '2027-01-15' });
  expect(productNode({ name: 'G', description: 'D', image: '/i.png', offer: dated })).toMatchObject({
    releaseDate: '2027-01-15',
  });
});

it('rejects a release date that is neither a date nor open', () => {
  // @ts-expect-error "TBD" is the text that invalidates an offer.
  expect(offerNode({ ...offer, releaseDate: 'TBD' })).toBeDefined();
});

it('offers support in English and Hindi, and no contact that was not given', () => {
  expect(organizationNode(site)['contactPoint']).toEqual({
    '@type': 'ContactPoint',
    contactType: 'customer support',
    areaServed: ['IN'],
    availableLanguage: [
      { '@type': 'Language', name: 'English', alternateName: 'en' },
      { '@type': 'Language', name: 'Hindi', alternateName: 'hi' },
    ],
  });
  expect(organizationNode(site, { email: 'help@genmaster.example' })['contactPoint']).toMatchObject({
    email: 'help@genmaster.example',
  });
});

it.each([
  { seconds: 3, printed: 'PT3S' },
  { seconds: 19, printed: 'PT19S' },
  { seconds: 60, printed: 'PT1M' },
  { seconds: 95, printed: 'PT1M35S' },
  { seconds: 2.5, printed: 'PT2.5S' },
  { seconds: 0, printed: 'PT0S' },
])('prints $seconds seconds as $printed', ({ seconds, printed }) => {
  expect(isoDuration(seconds)).toBe(printed);
});

it('omits the clips of a video without any', () => {
  const facts = {
    name: 'N',
    description: 'D',
    contentUrl: '/v.mp4',
    thumbnailUrl: '/t.jpg',
    uploadDate: '2026-01-01',
    durationSeconds: 3,
  };

  expect(videoNode(facts)).not.toHaveProperty('hasPart');
  expect(videoNode(facts)).toMatchObject({ duration: 'PT3S', thumbnailUrl: ['/t.jpg'] });
});
