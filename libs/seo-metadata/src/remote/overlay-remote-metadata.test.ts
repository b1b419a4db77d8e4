import fc from 'fast-check';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { exampleSite, site } from '../testing/example-site.ts';
import { overlayRemoteMetadata } from './overlay-remote-metadata.ts';
import { sanitizeMetadataMap } from './sanitize-metadata-map.ts';

const resolver = createMetadataResolver(exampleSite);
const addresses = exampleSite.routes.map(({ path }) => path);

it('gives the same result as a resolver with the whole site', () => {
  const text = fc.constantFrom('New words', '', '<b>', 7);
  const tags = fc.array(
    fc.record({
      property: fc.constantFrom(
        'og:title',
        'og:image',
        'og:image:alt',
        'og:type',
        'og:url',
        'article:section',
        'article:tag',
        'twitter:title',
        'twitter:card',
      ),
      content: fc.constantFrom('https://cdn.example/a.png', 'text'),
    }),
    { maxLength: 4 },
  );
  const nodes = fc.subarray([
    { '@type': 'Thing', name: 'A thing' },
    { '@type': 'ContactPage' },
    { '@type': 'WebSite', name: 'Other' },
    { '@type': 'Organization', '@id': '/#organization', name: 'G' },
  ]);
  const data = fc.subarray([
    { name: 'keywords', content: 'new' },
    { name: 'robots', content: 'noindex' },
    { name: 'twitter:title', content: 'new' },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:image:alt', content: 'new' },
  ]);
  const entry = fc.record({ title: text, description: text, data, og: tags, schema: nodes }, { requiredKeys: [] });
  const map = fc.dictionary(fc.constantFrom(...addresses, '/HRoot/', '/unknown'), entry);

  fc.assert(
    fc.property(fc.constantFrom(...addresses), map, (address, remote) => {
      const expected = resolver.withRemote(remote, sanitizeMetadataMap).resolve(address);

      expect(overlayRemoteMetadata(resolver.resolve(address), { map: remote, site })).toEqual(expected);
    }),
  );
});

it('shows the entry of an alias at the alias', () => {
  const shown = overlayRemoteMetadata(resolver.resolve('/hroot'), { map: { '/hroot': { title: 'By alias' } }, site });

  expect(shown).toMatchObject({ title: 'By alias', canonicalUrl: 'https://genmaster.example/' });
});

it('shows at a page the entry of its only alias', () => {
  const shown = overlayRemoteMetadata(resolver.resolve('/'), { map: { '/hroot': { title: 'By alias' } }, site });

  expect(shown).toMatchObject({ title: 'By alias', canonicalUrl: 'https://genmaster.example/' });
});

it('returns a page without an entry unchanged, without a log line', () => {
  const warn = jest.fn();
  const page = resolver.resolve('/about-us');

  expect(overlayRemoteMetadata(page, { map: { '/other': { title: 7 } }, site, logger: { warn } })).toBe(page);
  expect(warn).not.toHaveBeenCalled();
});

it.each([null, 'text', [], { '/about-us': 7 }])('keeps the page and reports it when the map is %j', (map) => {
  const warn = jest.fn();
  const page = resolver.resolve('/about-us');

  expect(overlayRemoteMetadata(page, { map, site, logger: { warn } })).toEqual(page);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('keeps the not-found page', () => {
  const page = resolver.resolve('/nothing');

  expect(overlayRemoteMetadata(page, { map: { '/nothing': { title: 'Something' } }, site })).toBe(page);
});

it('applies the title template once, also without the site name', () => {
  const docs = { ...exampleSite, site: { ...site, name: 'Reports', titleTemplate: '%s – Docs' } };
  const page = createMetadataResolver(docs).resolve('/about-us');
  const map = { '/about-us': { description: 'New.' } };

  expect(overlayRemoteMetadata(page, { map, site: docs.site }).title).toBe(page.title);
  expect(page.title).toBe('About about | Genmaster – Docs');
});
