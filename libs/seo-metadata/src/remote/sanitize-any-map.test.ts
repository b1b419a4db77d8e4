import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { renderHead } from '../core/render-head.ts';
import { exampleSite, routes, site } from '../testing/example-site.ts';
import { ENCODED_SCRIPT_ADDRESSES, SCRIPT_ADDRESSES } from '../testing/script-addresses.ts';
import { sanitizeMetadataMap } from './sanitize-metadata-map.ts';

const ADDRESS = '/about-us';

/** Returns the elements of the head that an untrusted map leads to, as a browser parses them. */
function headWith(entry: unknown) {
  const resolved = createMetadataResolver(exampleSite)
    .withRemote({ [ADDRESS]: entry }, sanitizeMetadataMap)
    .resolve(ADDRESS);
  return parseFragment(renderHead(resolved)).childNodes.flatMap((node) => ('attrs' in node ? [node] : []));
}

describe('a script address hidden in references or escapes', () => {
  it.each(ENCODED_SCRIPT_ADDRESSES)('%j is never decoded: it is the name of a file of our own', (written) => {
    const tags = headWith({ og: [{ property: 'og:image', content: written }] });
    const values = tags.flatMap(({ attrs }) => attrs.map(({ value }) => value));
    const image = new URL(written, 'https://genmaster.example/about-us').href;

    expect(image).toMatch(/^https:\/\/genmaster\.example\//);
    expect(values).toContain(image);
    expect(values.filter((value) => /^\s*(?:javascript|vbscript|data):/i.test(value))).toEqual([]);
  });
});

describe('any map', () => {
  const nasty = fc.constantFrom(
    '</script><script>alert(1)</script>',
    ...SCRIPT_ADDRESSES,
    ...ENCODED_SCRIPT_ADDRESSES,
    '"><meta http-equiv=refresh content=0>',
    '\u2028\u202E\u0000',
    'https://evil.example/',
  );
  const names = fc.constantFrom('keywords', 'robots', 'og:image', 'og:url', 'refresh', 'twitter:image', 'og:title');
  const value = fc.oneof(fc.jsonValue(), nasty);
  const tag = fc.record(
    { name: names, property: names, content: value, 'http-equiv': value },
    { requiredKeys: ['content'] },
  );
  const node = fc.oneof(
    value,
    fc.dictionary(
      fc.constantFrom('@type', '@id', 'url', 'image', '__proto__', 'name', 'constructor'),
      fc.oneof(value, fc.constant('Thing')),
    ),
  );
  const entry = fc.oneof(
    value,
    fc.record(
      {
        title: value,
        description: value,
        data: fc.oneof(value, fc.array(tag)),
        og: fc.oneof(value, fc.array(tag)),
        schema: fc.oneof(value, fc.array(node)),
        base: value,
      },
      { requiredKeys: [] },
    ),
  );
  const map = fc.oneof(
    value,
    fc.dictionary(fc.constantFrom('/', ADDRESS, '/hroot', '/x', '__proto__', 'constructor'), entry),
  );

  it('gives a head with only our own kinds of tag, without foreign addresses', () => {
    fc.assert(
      fc.property(map, (input) => {
        const resolved = createMetadataResolver(exampleSite).withRemote(input, sanitizeMetadataMap).resolve(ADDRESS);
        const html = renderHead(resolved);
        const { childNodes } = parseFragment(html);
        const tags = childNodes.filter((child) => child.nodeName !== '#text');

        expect(new Set(tags.map(({ nodeName }) => nodeName))).toEqual(new Set(['title', 'meta', 'link', 'script']));
        expect(tags.filter(({ nodeName }) => nodeName === 'script')).toHaveLength(1);
        expect(html).not.toMatch(/http-equiv|<base|noindex|(?:content|href)="(?:javascript|data|vbscript):/i);
        expect(resolved.canonicalUrl).toBe('https://genmaster.example/about-us');
        expect(resolved.title).not.toBe('');
      }),
    );
  });

  it('passes unchanged the second time, and does not change prototypes', () => {
    fc.assert(
      fc.property(map, (input) => {
        const once = sanitizeMetadataMap(input, { routes, site });
        const twice = sanitizeMetadataMap(once.entries, { routes, site });

        expect(twice.entries).toEqual(once.entries);
        expect(twice.dropped).toEqual([]);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
