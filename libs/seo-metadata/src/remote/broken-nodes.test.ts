import { createMetadataResolver } from '../core/metadata-resolver.ts';
import type { StructuredData } from '../core/page-metadata.ts';
import { exampleSite, site } from '../testing/example-site.ts';
import { overlayRemoteMetadata } from './overlay-remote-metadata.ts';
import { sanitizeMetadataMap } from './sanitize-metadata-map.ts';

const warn = jest.fn();
const builtIn = createMetadataResolver({ ...exampleSite, logger: { warn } });
const withSchema = (address: string, schema: readonly unknown[]) =>
  builtIn.withRemote({ [address]: { schema } }, sanitizeMetadataMap).resolve(address).graph;
const ofType = (graph: readonly StructuredData[], type: string) => graph.filter((node) => node['@type'] === type);

const offer = { '@type': 'Offer', price: 5, priceCurrency: 'INR', availability: 'InStock' };
const product = (more: object) => ({ '@type': 'Product', name: 'Remote', offers: { ...offer, ...more } });
const video = (more: object) => ({
  '@type': 'VideoObject',
  name: 'Remote',
  thumbnailUrl: '/v.jpg',
  contentUrl: '/v.mp4',
  uploadDate: '2026-02-03T10:00:00Z',
  duration: 'PT9S',
  ...more,
});

beforeEach(() => warn.mockClear());

it.each([
  { what: 'a price in words', address: '/', node: product({ price: 'free' }) },
  { what: 'a blank price', address: '/', node: product({ price: ' ' }) },
  { what: 'a price that is true', address: '/', node: product({ price: true }) },
  { what: 'no price', address: '/', node: product({ price: null }) },
  { what: 'a price inside an object', address: '/', node: product({ price: { value: 5 } }) },
  { what: 'a price of two zeros', address: '/', node: product({ price: '00' }) },
  { what: 'a price with zeros before it', address: '/', node: product({ price: '019.99' }) },
  { what: 'a hexadecimal price', address: '/', node: product({ price: '0x10' }) },
  { what: 'an availability in capitals', address: '/', node: product({ availability: 'PREORDER' }) },
  { what: 'no name', address: '/', node: { '@type': 'Product', offers: offer } },
  { what: 'a future date', address: '/uniqueness/power', node: video({ uploadDate: '2999-01-01T00:00:00Z' }) },
  { what: 'a date without a zone', address: '/uniqueness/power', node: video({ uploadDate: '2026-02-03' }) },
  { what: 'no picture', address: '/uniqueness/power', node: video({ thumbnailUrl: undefined }) },
  { what: 'a language that is none', address: '/uniqueness/power', node: video({ inLanguage: 'Klingon?' }) },
])('a node with $what never replaces the built-in one, and the reason is logged', ({ address, node }) => {
  const type = node['@type'] as string;

  expect(ofType(withSchema(address, [node]), type)).toEqual(ofType(builtIn.resolve(address).graph, type));
  const lines = warn.mock.calls.flat().join('\n');
  expect(lines).toContain(`Built-in structured data stays`);
  expect(lines).toContain(`"${address}" ${type} (`);
});

it('valid nodes are shown beside an invalid one', () => {
  const graph = withSchema('/', [product({ price: 'free' }), video({})]);

  expect(ofType(graph, 'VideoObject')).toMatchObject([{ name: 'Remote' }]);
  expect(ofType(graph, 'Product')).toEqual(ofType(builtIn.resolve('/').graph, 'Product'));
});

it.each([
  { what: 'of another type', node: { '@type': 'Product', name: 'Remote' }, says: 'Product.offers|review' },
  { what: 'of two prices', node: product({ price: [5, 6] }), says: 'Offer.price: One value, not a list.' },
  { what: 'of a review by nobody', node: { '@type': 'Review', reviewBody: 'Good' }, says: 'Review.author' },
])('an invalid node $what is not shown and replaces no valid node', ({ node, says }) => {
  const page = '/uniqueness/power';

  expect(withSchema(page, [node])).toEqual(builtIn.resolve(page).graph);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(says));
});

it('a page node needs no name and address of its own, and a nested reference needs nothing', () => {
  const article = {
    '@type': 'Article',
    headline: 'News',
    mainEntityOfPage: { '@type': 'WebPage', '@id': '/about-us' },
    author: { '@type': 'Person', '@id': 'https://genmaster.example/#author' },
  };
  const graph = withSchema('/about-us', [{ '@type': 'AboutPage', keywords: 'remote' }, article]);

  expect(ofType(graph, 'AboutPage')).toMatchObject([{ keywords: 'remote', name: 'About about | Genmaster' }]);
  expect(ofType(graph, 'Article')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

it('valid nodes replace built-in ones without a log line', () => {
  expect(ofType(withSchema('/', [product({ price: '9.99' })]), 'Product')).toMatchObject([
    { name: 'Remote', offers: { price: '9.99' } },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('a page that is merged later keeps the same nodes', () => {
  const map = { '/': { title: 'New', schema: [product({ price: 'free' }), video({})] } };
  const { origins: _built, ...built } = builtIn.withRemote(map, sanitizeMetadataMap).resolve('/');
  const { origins: _live, ...live } = overlayRemoteMetadata(builtIn.resolve('/'), { map, site });

  expect(live.graph.map((node) => node['@type']).sort()).toEqual(built.graph.map((node) => node['@type']).sort());
  expect(ofType(live.graph, 'Product')).toEqual(ofType(built.graph, 'Product'));
});

it.each(['\u200B\u200B', '\u00AD', '\u2060', '\u3164', '\u180E', '\u115F', '\u200D'])(
  'rejects %j as a title',
  (title) => {
    const resolver = builtIn.withRemote({ '/about-us': { title } }, sanitizeMetadataMap);

    expect(resolver.resolve('/about-us').title).toBe('About about | Genmaster');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('title: empty'));
  },
);

it('reports an alias whose page has its own entry', () => {
  builtIn.withRemote({ '/': { title: 'Home' }, '/hroot': { title: 'Alias' } }, sanitizeMetadataMap);

  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"/hroot" *: an alias of /'));
});
