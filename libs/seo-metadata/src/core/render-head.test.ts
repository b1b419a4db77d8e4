import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { BREAKOUT_PAYLOADS } from '../testing/breakout-payloads.ts';
import { exampleSite } from '../testing/example-site.ts';
import { createMetadataResolver } from './metadata-resolver.ts';
import type { PageMetadata } from './page-metadata.ts';
import { renderHead } from './render-head.ts';
import { drawnText } from './visible-text.ts';

type Element = DefaultTreeAdapterTypes.Element;

const resolver = createMetadataResolver(exampleSite);

/** Parses a head as a browser does. */
function readHead(headHtml: string) {
  const document = parse(`<!doctype html><html><head>${headHtml}</head><body><p id="end"></p></body></html>`);
  const html = document.childNodes.find((node) => node.nodeName === 'html') as Element;
  const [head, body] = html.childNodes.filter((node) => 'tagName' in node) as [Element, Element];
  const elements = head.childNodes.filter((node): node is Element => 'tagName' in node);
  const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
  const text = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const named = (name: string) =>
    elements.filter((element) => attribute(element, 'name') === name || attribute(element, 'property') === name);
  return {
    elements,
    bodyElements: body.childNodes.filter((node) => 'tagName' in node).length,
    attribute,
    content: (name: string) => named(name).map((element) => attribute(element, 'content')),
    links: (rel: string) =>
      elements.filter((element) => attribute(element, 'rel') === rel).map((link) => attribute(link, 'href')),
    text: (tagName: string) => elements.filter((element) => element.tagName === tagName).map(text),
  };
}

describe('renderHead', () => {
  it.each(exampleSite.routes.map(({ path }) => path))('prints each tag of %s once', (path) => {
    const resolved = resolver.resolve(path);
    const head = readHead(renderHead(resolved));

    expect(head.text('title')).toEqual([resolved.title]);
    expect(head.content('description')).toEqual([resolved.description]);
    expect(head.links('canonical')).toEqual([resolved.canonicalUrl]);
    expect(head.content('og:url')).toEqual([resolved.canonicalUrl]);
    expect(head.content('twitter:card')).toHaveLength(1);
    expect(head.text('script')).toHaveLength(1);
    expect(head.elements.every((element) => head.attribute(element, 'data-gm-head') === '')).toBe(true);
  });

  it('prints the graph as one JSON-LD document', () => {
    const resolved = resolver.resolve('/uniqueness/power');
    const [json] = readHead(renderHead(resolved)).text('script');

    expect(JSON.parse(json as string)).toEqual({ '@context': 'https://schema.org', '@graph': resolved.graph });
  });

  it.each(BREAKOUT_PAYLOADS)('keeps %j in structured data text, for a second parser', (text) => {
    const schema = [{ '@type': 'Thing', name: text, description: `before ${text} after`, [text]: text }];
    const entry: PageMetadata = { title: 'T', description: 'D', data: [], og: [], schema };
    const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us');
    const head = readHead(renderHead(resolved));
    const scripts = head.text('script');

    expect(scripts.map((json) => JSON.parse(json) as unknown)).toEqual([
      { '@context': 'https://schema.org', '@graph': resolved.graph },
    ]);
    const others = head.elements.filter(({ tagName }) => !['title', 'meta', 'link'].includes(tagName));
    expect(others.map(({ tagName }) => tagName)).toEqual(['script']);
    expect(head.bodyElements).toBe(1);
  });

  it('marks an unknown page and omits its canonical address', () => {
    const head = readHead(renderHead(resolver.resolve('/nothing')));

    expect(head.content('robots')).toEqual(['noindex']);
    expect(head.links('canonical')).toEqual([]);
  });

  it('keeps the first of two tags with the same name, and every picture', () => {
    const og = [
      { property: 'og:image', content: '/a.png' },
      { property: 'og:image:width', content: '10' },
      { property: 'og:image', content: '/b.png' },
      { property: 'og:image:width', content: '20' },
    ];
    const data = [
      { name: 'keywords', content: 'first' },
      { name: 'Keywords', content: 'second' },
    ];
    const entry: PageMetadata = { title: 'T', description: 'D', data, og, schema: [] };
    const head = readHead(
      renderHead(createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us')),
    );

    expect(head.content('og:image')).toEqual(['https://genmaster.example/a.png', 'https://genmaster.example/b.png']);
    expect(head.content('og:image:width')).toEqual(['10', '20']);
    expect([...head.content('keywords'), ...head.content('Keywords')]).toEqual(['first']);
  });

  it.each(
    'article:author article:tag book:author book:tag video:actor video:actor:role video:director video:writer video:tag music:album music:album:track music:song music:song:disc music:musician og:image:alt og:video:type og:audio'.split(
      ' ',
    ),
  )('keeps every %s, which Open Graph defines as an array', (property) => {
    const og = ['https://x.example/1', 'https://x.example/2'].map((content) => ({ property, content }));
    const entry: PageMetadata = { title: 'T', description: 'D', data: [], og, schema: [] };
    const own = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } });

    expect(readHead(renderHead(own.resolve('/about-us'))).content(property)).toEqual(og.map(({ content }) => content));
    expect(own.ignored()).toEqual([]);
  });

  it.each(['author', 'citation_author', 'DC.creator', 'dcterms.subject'])(
    'keeps every %s, because a page may have several',
    (name) => {
      const data = ['A', 'B'].map((content) => ({ name, content }));
      const own = createMetadataResolver({
        ...exampleSite,
        entries: { '/about-us': { title: 'T', description: 'D', data } },
      });

      expect(readHead(renderHead(own.resolve('/about-us'))).content(name)).toEqual(['A', 'B']);
      expect(own.ignored()).toEqual([]);
    },
  );

  it('escapes every text, and parses back to the same text', () => {
    const nasty = fc.constantFrom(
      '</script>',
      '<!--<script>',
      '</title>',
      '"><img src=x onerror=alert(1)>',
      "'",
      '&lt;',
      '\u2028',
      ']]>',
    );
    // Control characters and lone surrogates cannot be written in HTML, and invisible characters are removed on
    // purpose.
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));
    const text = fc
      .array(fc.oneof(nasty, plain), { maxLength: 6 })
      .map((parts) => `x${parts.join('')}`)
      .filter((text) => drawnText(text) === text);
    fc.assert(
      fc.property(text, text, text, (title, content, value) => {
        const entry: PageMetadata = {
          title,
          description: content,
          data: [{ name: 'keywords', content }],
          og: [{ property: 'og:title', content }],
          schema: [{ '@type': 'Thing', name: value, [value]: value }],
        };
        const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve(
          '/about-us',
        );
        const html = renderHead(resolved);
        const head = readHead(html);

        expect(head.text('title')).toEqual([title]);
        expect(head.content('description')).toEqual([content]);
        expect(head.content('keywords')).toEqual([content]);
        expect(head.content('og:title')).toEqual([content]);
        expect(head.bodyElements).toBe(1);
        const [json] = head.text('script');
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect((JSON.parse(json as string) as { '@graph': unknown })['@graph']).toEqual(resolved.graph);
      }),
    );
  });
});
