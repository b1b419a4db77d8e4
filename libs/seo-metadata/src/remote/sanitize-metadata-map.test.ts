import { routes, site } from '../testing/example-site.ts';
import { SCRIPT_ADDRESSES } from '../testing/script-addresses.ts';
import { sanitizeMetadataMap } from './sanitize-metadata-map.ts';

const ADDRESS = '/about-us';
const sanitize = (entry: unknown, more: { allowedHosts?: readonly string[] } = {}) =>
  sanitizeMetadataMap({ [ADDRESS]: entry }, { routes, site, ...more });
const reasonsOf = (entry: unknown) => sanitize(entry).dropped.map(({ field, reason }) => `${field}: ${reason}`);

describe('a harmless entry', () => {
  it('passes unchanged', () => {
    const entry = {
      title: 'महान शीर्षक',
      description: 'Fewer than a < b & c',
      data: [{ name: 'keywords', content: 'low-code' }],
      og: [
        { property: 'og:image', content: 'https://cdn.example/x.png' },
        { name: 'twitter:card', content: 'summary' },
      ],
      schema: [{ '@type': 'Thing', name: 'JavaScript: a guide', price: 0, isLive: true, sizes: [1, 2] }],
    };

    expect(sanitize(entry)).toEqual({ entries: { [ADDRESS]: entry }, dropped: [], summary: null });
  });

  it('is found by any spelling of its address', () => {
    const { entries } = sanitizeMetadataMap(
      { 'https://genmaster.example/About-Us/?x': { title: 'T' } },
      { routes, site },
    );

    expect(entries[ADDRESS]).toEqual({ title: 'T' });
  });

  it('is found by the spelling of the route table, which takes precedence over an alias', () => {
    const table = [
      { path: '/Caf\u00E9/', name: 'Café', indexable: true },
      { path: '/short', canonicalPath: '/caf%C3%A9', name: 'Short', indexable: true },
    ];
    const map = { '/short': { title: 'Alias' }, '/caf%C3%A9': { title: 'Own' } };
    const { entries, dropped } = sanitizeMetadataMap(map, { routes: table, site });

    expect(entries).toEqual({ '/Caf\u00E9/': { title: 'Own' } });
    expect(dropped).toEqual([
      { address: '/short', field: '*', reason: 'an alias of /Caf\u00E9/, which has an entry of its own' },
    ]);
  });

  it('may name a page of an allowed host in every spelling of the host', () => {
    const entry = { schema: [{ '@type': 'Thing', url: 'https://xn--bcher-kva.example/x' }] };

    expect(sanitize(entry, { allowedHosts: ['B\u00DCcher.example'] }).dropped).toEqual([]);
  });

  it('gets absolute addresses and no second context', () => {
    const { entries, dropped } = sanitize({
      schema: [{ '@context': 'https://schema.org', '@type': 'Movie', '@id': '#movie', contentUrl: '/v.mp4' }],
    });

    expect(dropped).toEqual([]);
    expect(entries[ADDRESS]?.schema).toEqual([
      {
        '@type': 'Movie',
        '@id': 'https://genmaster.example/about-us#movie',
        contentUrl: 'https://genmaster.example/v.mp4',
      },
    ]);
  });

  it('loses invisible and reordering characters, and keeps the joiners that Hindi needs', () => {
    const { entries } = sanitize({ title: ' a\u202Eb\u0000c\n d ', description: 'क्\u200Dष' });

    expect(entries[ADDRESS]).toEqual({ title: 'a b c d', description: 'क्\u200Dष' });
  });
});

describe('an entry without valid fields', () => {
  const unusable = [null, [], {}, { title: '\u200B' }, { og: [] }, { schema: [{ '@type': 'Offer', price: 'free' }] }];

  it.each(unusable)('%j does not block the next entry of its page', (entry) => {
    const map = { '/About-Us': entry, '/about-us/': { title: 'Good' }, '/about-us?x': { title: 'Third' } };
    const { entries, broken, dropped } = sanitizeMetadataMap(map, { routes, site });

    expect(entries).toEqual({ [ADDRESS]: { title: 'Good' } });
    expect(broken?.[ADDRESS]).toBeUndefined();
    expect(dropped.at(-1)).toEqual({ address: '/about-us?x', field: '*', reason: 'second entry for the address' });
  });

  it.each(unusable)('%j does not block the entry of an alias', (entry) => {
    const { entries } = sanitizeMetadataMap({ '/hroot': { title: 'Alias' }, '/': entry }, { routes, site });

    expect(entries).toEqual({ '/': { title: 'Alias' } });
  });
});

describe('untrusted values', () => {
  it.each(['https://elsewhere.example/about-us', ' HTTP://elsewhere.example:8080/about-us?x'])(
    'an entry for %s does not apply to the page with the same path here',
    (address) => {
      const { entries, dropped } = sanitizeMetadataMap({ [address]: { title: 'x' } }, { routes, site });

      expect(entries).toEqual({});
      expect(dropped).toEqual([{ address, field: '*', reason: 'address of another host' }]);
    },
  );

  it('an entry for an allowed host applies to the page here', () => {
    const map = { 'https://staging.example/about-us': { title: 'T' } };

    expect(sanitizeMetadataMap(map, { routes, site, allowedHosts: ['staging.example'] }).entries).toEqual({
      [ADDRESS]: { title: 'T' },
    });
  });

  it.each<{ what: string; entry: unknown; reason: string }>([
    { what: 'a wrong type', entry: { title: 7 }, reason: 'title: not text' },
    { what: 'an empty text', entry: { title: ' \u202E ' }, reason: 'title: empty' },
    { what: 'markup', entry: { title: 'a<script>b' }, reason: 'title: contains markup' },
    { what: 'a comment', entry: { description: 'a<!--b' }, reason: 'description: contains markup' },
    { what: 'a huge title', entry: { title: 'x'.repeat(201) }, reason: 'title: longer than 200 characters' },
    {
      what: 'a huge text',
      entry: { schema: [{ '@type': 'Thing', name: 'x'.repeat(5001) }] },
      reason: 'schema[0].name: longer than 5000 characters',
    },
    { what: 'an unknown field', entry: { canonical: '/x' }, reason: 'canonical: unknown field' },
    { what: 'an inherited name', entry: { constructor: 'x' }, reason: 'constructor: unknown field' },
    { what: 'a list that is none', entry: { og: {} }, reason: 'og: not a list' },
    {
      what: 'robots',
      entry: { data: [{ name: 'ROBOTS ', content: 'noindex' }] },
      reason: 'data[0]: "robots" may not be set from outside',
    },
    {
      what: 'a width that is no number',
      entry: { og: [{ property: 'og:image:width', content: '100%' }] },
      reason: 'og[0]: not a number of pixels',
    },
    {
      what: 'a time in words',
      entry: { og: [{ property: 'article:published_time', content: 'yesterday' }] },
      reason: 'og[0]: not an ISO 8601 date',
    },
    {
      what: 'a card that no network has',
      entry: { data: [{ name: 'twitter:card', content: 'large' }] },
      reason: 'data[0]: not a kind of card',
    },
    {
      what: 'a viewport',
      entry: { data: [{ name: 'viewport', content: 'x' }] },
      reason: 'data[0]: "viewport" may not be set from outside',
    },
    {
      what: 'a referrer policy',
      entry: { data: [{ name: 'referrer', content: 'unsafe-url' }] },
      reason: 'data[0]: "referrer" may not be set from outside',
    },
    {
      what: 'a proof of ownership',
      entry: { data: [{ name: 'google-site-verification', content: 'x' }] },
      reason: 'data[0]: "google-site-verification" may not be set from outside',
    },
    {
      what: 'a refresh',
      entry: { data: [{ 'http-equiv': 'refresh', content: '0;url=//x' }] },
      reason: 'data[0]: unknown key "http-equiv"',
    },
    {
      what: 'an event attribute',
      entry: { og: [{ property: 'og:title', content: 'x', onload: 'y' }] },
      reason: 'og[0]: unknown key "onload"',
    },
    {
      what: 'another canonical address',
      entry: { og: [{ property: 'og:url', content: 'https://x.example' }] },
      reason: 'og[0]: "og:url" may not be set from outside',
    },
    {
      what: 'a script address',
      entry: { og: [{ property: 'og:image', content: 'java\tscript:alert(1)' }] },
      reason: 'og[0]: not an address',
    },
    {
      what: 'a script as text',
      entry: { schema: [{ '@type': 'Thing', name: 'javascript:alert(1)' }] },
      reason: 'schema[0].name: is a script address',
    },
    {
      what: 'a script address of another kind',
      entry: { og: [{ property: 'og:image', content: 'blob:x' }] },
      reason: 'og[0]: address is not https',
    },
    {
      what: 'a data address',
      entry: { og: [{ property: 'og:image', content: 'data:text/html,x' }] },
      reason: 'og[0]: is a script address',
    },
    {
      what: 'an unencrypted address',
      entry: { og: [{ property: 'og:image', content: 'http://x.example/a.png' }] },
      reason: 'og[0]: address is not https',
    },
    {
      what: 'an address with a password',
      entry: { og: [{ property: 'og:image', content: 'https://a:b@x.example/' }] },
      reason: 'og[0]: not an address',
    },
    {
      what: 'a page of another host',
      entry: { schema: [{ '@type': 'Thing', url: '//evil.example/x' }] },
      reason: 'schema[0].url: address of another host',
    },
    { what: 'a node without a type', entry: { schema: [{ name: 'x' }] }, reason: 'schema[0]: no usable @type' },
    {
      what: 'an @id that the node before has',
      entry: {
        schema: [
          { '@type': 'Thing', '@id': '#a' },
          { '@type': 'Movie', '@id': '/about-us#a' },
        ],
      },
      reason: 'schema[1]: its @id is that of another node',
    },
    {
      what: 'the @id of the node about the page',
      entry: { schema: [{ '@type': 'Thing', '@id': '#webpage' }] },
      reason: 'schema[0]: its @id is that of another node',
    },
    {
      what: 'a second node about the page',
      entry: { schema: [{ '@type': 'AboutPage' }, { '@type': 'ProfilePage', mainEntity: { '@id': '#a' } }] },
      reason: 'schema[1]: a second node about the page itself',
    },
    {
      what: 'a breadcrumb',
      entry: { schema: [{ '@type': 'BreadcrumbList' }] },
      reason: 'schema[0]: comes from the route table',
    },
    {
      what: 'a prototype key',
      entry: { schema: [JSON.parse('{"@type":"Thing","__proto__":{"x":1}}')] },
      reason: 'schema[0].__proto__: key not allowed',
    },
    {
      what: 'a key that every object inherits',
      entry: { schema: [{ '@type': 'Thing', constructor: { x: 1 } }] },
      reason: 'schema[0].constructor: key not allowed',
    },
    {
      what: 'a key with markup',
      entry: { schema: [{ '@type': 'Thing', '<b>': 1 }] },
      reason: 'schema[0].<b>: key not allowed',
    },
    {
      what: 'an open date',
      entry: { schema: [{ '@type': 'Product', releaseDate: 'TBD' }] },
      reason: 'schema[0].releaseDate: not an ISO 8601 date',
    },
    {
      what: 'a wrong duration',
      entry: { schema: [{ '@type': 'VideoObject', duration: 'P10M' }] },
      reason: 'schema[0].duration: not an ISO 8601 duration',
    },
    {
      what: 'an offset as text',
      entry: { schema: [{ '@type': 'Clip', startOffset: '5' }] },
      reason: 'schema[0].startOffset: not a number of seconds',
    },
  ])('$what is dropped with its reason', ({ entry, reason }) => {
    expect(reasonsOf(entry)).toContain(reason);
  });

  // With a space after the colon it may be prose (“JavaScript: a guide”), but not an address.
  it.each([...SCRIPT_ADDRESSES, 'javascript: alert(1)', 'javascript:\nalert(1)'])(
    '%j is dropped for every address',
    (address) => {
      expect(new URL(address, 'https://genmaster.example/').protocol).toMatch(/^(?:javascript|vbscript|data):$/);
      const tag = (property: string) => ({ property, content: address });
      const { entries } = sanitize({
        data: [{ name: 'twitter:image', content: address }],
        og: ['og:image', 'og:image:url', 'og:image:secure_url', 'og:video', 'og:audio'].map(tag),
        schema: [{ '@type': 'Thing', '@id': address, url: address, contentUrl: [address], image: { url: address } }],
      });

      expect(entries[ADDRESS]).toEqual({ schema: [{ '@type': 'Thing', contentUrl: [], image: {} }] });
    },
  );

  it('an unknown address is dropped and named', () => {
    const { entries, dropped } = sanitizeMetadataMap({ '/new-page': { title: 'x' } }, { routes, site });

    expect(Object.keys(entries)).toEqual([]);
    expect(dropped).toEqual([{ address: '/new-page', field: '*', reason: 'unknown address' }]);
  });

  it('the rest of the entry is kept', () => {
    const { entries } = sanitize({
      title: 7,
      description: 'Good',
      data: [{ name: 'robots', content: 'x' }],
      schema: [{}],
    });

    expect(entries[ADDRESS]).toEqual({ description: 'Good' });
  });

  it('pages of an allowed host pass', () => {
    const entry = { schema: [{ '@type': 'Thing', url: 'https://docs.example/x' }] };

    expect(sanitize(entry, { allowedHosts: ['docs.example'] }).dropped).toEqual([]);
  });
});

describe('limits', () => {
  it('cut nesting that is too deep', () => {
    let node: Record<string, unknown> = { '@type': 'Thing' };
    for (let depth = 0; depth < 5000; depth += 1) node = { '@type': 'Thing', about: node };

    expect(reasonsOf({ schema: [node] })).toContainEqual(expect.stringContaining('nested deeper than 12'));
  });

  it('cut lists that are too long', () => {
    const tags = Array.from({ length: 60 }, () => ({ name: 'keywords', content: 'x' }));
    expect(sanitize({ data: tags }).entries[ADDRESS]?.data).toHaveLength(40);
  });

  it('do not count unknown addresses: a page is found anywhere in a huge map', () => {
    const map = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`/x${index}`, { title: 'x' }]));
    const { entries, dropped } = sanitizeMetadataMap({ ...map, [ADDRESS]: { title: 'late' } }, { routes, site });

    expect(entries).toEqual({ [ADDRESS]: { title: 'late' } });
    expect(dropped).toHaveLength(100);
  });

  it('stop at a map with exponential references', () => {
    const wide = (depth: number): unknown => (depth === 0 ? 'x' : Array.from({ length: 100 }, () => wide(depth - 1)));
    const { dropped } = sanitize({ schema: [{ '@type': 'Thing', about: wide(3) }] });

    expect(dropped).toContainEqual({ address: ADDRESS, field: '*', reason: 'the map holds too many values' });
  });

  it('keep the report short', () => {
    const map = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/${'x'.repeat(500)}${index}`, {}]));
    const { dropped, summary } = sanitizeMetadataMap(map, { routes, site });

    expect(dropped).toHaveLength(100);
    expect(summary?.length).toBeLessThan(2000);
    expect(summary).not.toContain('\n');
  });
});
