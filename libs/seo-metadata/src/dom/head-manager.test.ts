/**
 * @jest-environment jsdom
 */
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { renderHead } from '../core/render-head.ts';
import { BREAKOUT_PAYLOADS } from '../testing/breakout-payloads.ts';
import { exampleSite } from '../testing/example-site.ts';
import { createHeadManager } from './head-manager.ts';

const resolver = createMetadataResolver(exampleSite);
const addresses = [...exampleSite.routes.map(({ path }) => path), '/nothing'];

/** Returns the metadata tags of the live head, as the build would print them. */
const ownTags = () => [...document.head.querySelectorAll('[data-gm-head]')].map((element) => element.outerHTML);

/** Returns the tags that a browser parses from the prerendered head of an address. */
function printedTags(address: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = renderHead(resolver.resolve(address));
  return [...template.content.children].map((element) => element.outerHTML);
}

/** Fills the head and observes it from then on. */
function openPage(headHtml: string) {
  document.head.innerHTML = headHtml;
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });
  const head = createHeadManager(document);
  return {
    head,
    apply: (address: string) => head.apply(resolver.resolve(address)),
    changes: () => observer.takeRecords(),
  };
}

const count = (selector: string) => document.head.querySelectorAll(selector).length;

describe('a prerendered page', () => {
  it.each(addresses)('is unchanged when its own metadata is applied: %s', (address) => {
    const { apply, changes } = openPage(`<meta charset="utf-8">${renderHead(resolver.resolve(address))}`);
    apply(address);

    expect(changes()).toEqual([]);
  });

  it.each(addresses.flatMap((from) => addresses.map((to) => ({ from, to }))))(
    'has the same tags after navigating from $from to $to as when it is opened directly',
    ({ from, to }) => {
      const { apply } = openPage(renderHead(resolver.resolve(from)));
      apply(to);
      expect(ownTags()).toEqual(printedTags(to));

      apply(from);
      expect(ownTags()).toEqual(printedTags(from));
    },
  );

  it('changes its title in one step and keeps the element', () => {
    const { apply } = openPage(renderHead(resolver.resolve('/')));
    const title = document.querySelector('title');
    apply('/about-us');

    expect(document.querySelector('title')).toBe(title);
    expect(document.title).toBe('About about | Genmaster');
  });
});

describe('a head with tags of other code', () => {
  it('takes over the tags of a template by their meaning', () => {
    const { apply } = openPage(
      '<title>Template</title><meta name="description" content="Old"><link rel="canonical" href="https://x.example/"><meta property="og:title" content="Old">',
    );
    apply('/about-us');

    expect(document.title).toBe('About about | Genmaster');
    expect([
      count('title'),
      count('[name=description]'),
      count('[rel=canonical]'),
      count('[property="og:title"]'),
    ]).toEqual([1, 1, 1, 1]);
    expect(ownTags()).toEqual(printedTags('/about-us'));
  });

  it('removes duplicates and a canonical address of another page', () => {
    const { apply } = openPage(
      `${renderHead(resolver.resolve('/'))}<title>Second</title><meta name="description" content="Second"><link rel="canonical" href="/second">`,
    );
    apply('/');
    expect([count('title'), count('[name=description]'), count('[rel=canonical]')]).toEqual([1, 1, 1]);

    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/late">');
    apply('/nothing');
    expect(count('[rel=canonical]')).toBe(0);
  });

  it.each([
    '<link rel="Canonical" href="https://x.example/">',
    '<link rel=" canonical " href="https://x.example/">',
    '<link rel="nofollow CANONICAL" href="https://x.example/">',
    '<link rel="ALTERNATE" hreflang="HI" href="https://x.example/hi">',
    '<link rel="alternate" hreflang="X-Default" href="https://x.example/">',
    '<meta NAME="Description" content="Old">',
  ])('takes over a tag however it is spelled: %s', (tag) => {
    const { apply, head } = openPage(`${tag}${renderHead(resolver.resolve('/about-us'))}`);
    const [theirs] = document.head.children;
    apply('/about-us');
    expect([...document.head.children].map((element) => element.outerHTML)).toEqual(printedTags('/about-us'));

    head.dispose();
    expect(document.head.firstElementChild).toBe(theirs);
  });

  it('leaves an alternate style sheet or icon alone', () => {
    const others =
      '<link rel="alternate stylesheet" type="text/css" hreflang="hi" href="/a.css"><link rel="alternate icon" hreflang="en" type="image/png" href="/i.png">';
    const { apply } = openPage(others);
    apply('/about-us');

    expect(document.head.innerHTML.startsWith(others)).toBe(true);
  });

  it('moves the properties of a picture behind their picture', () => {
    const { apply } = openPage(
      '<meta property="og:image:width" content="1"><meta property="og:image" content="/x.png"><title>Template</title>',
    );
    apply('/about-us');

    expect(ownTags()).toEqual(printedTags('/about-us'));
  });

  it('keeps everything else', () => {
    const others =
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#fff"><link rel="icon" href="/i.svg"><link rel="alternate" type="application/rss+xml" href="/feed"><script type="application/ld+json">{"@type":"Theirs"}</script><style>p{}</style>';
    const { apply } = openPage(others);
    apply('/');
    apply('/about-us');
    document.head.querySelectorAll('[data-gm-head]').forEach((element) => element.remove());

    expect(document.head.innerHTML).toBe(others);
  });
});

/** Opens a head for a page without keywords and a page, /b, with keywords and tags. */
function openPages(headHtml: string) {
  const entry = { title: 'A', description: 'D' };
  const og = ['1', '2', '3'].map((content) => ({ property: 'article:tag', content }));
  const pages = createMetadataResolver({
    ...exampleSite,
    routes: ['/', '/b'].map((path) => ({ path, name: path, indexable: true })),
    entries: { '/': entry, '/b': { ...entry, og, data: [{ name: 'keywords', content: 'words of b' }] } },
  });
  const { head } = openPage(headHtml);
  return { head, apply: (address: string) => head.apply(pages.resolve(address)) };
}

describe('a page without a tag of other code that the page before took over', () => {
  const others = () =>
    [...document.head.querySelectorAll('meta:not([data-gm-head])')].map((element) => element.outerHTML);

  it.each([
    { first: ['/', '/b', '/'], what: 'a later page' },
    { first: ['/b', '/'], what: 'the first page' },
  ])('gives it back, after $what took it', ({ first }) => {
    const words = '<meta name="keywords" content="template words">';
    const tag = '<meta property="article:tag" content="theirs">';
    const { apply } = openPages(`<title>T0</title>${words}${tag}`);
    const element = document.querySelector('[name=keywords]');
    for (const address of first) apply(address);

    expect(others()).toEqual([words, tag]);
    expect(document.querySelector('[name=keywords]')).toBe(element);

    apply('/b');
    expect(others()).toEqual([]);
    expect(document.querySelector('[name=keywords]')?.getAttribute('content')).toBe('words of b');
  });

  it('does not give back a tag that its owner removed meanwhile', () => {
    const { head, apply } = openPages('<title>T0</title><meta name="keywords" content="theirs">');
    const element = document.querySelector('[name=keywords]')!;
    apply('/b');
    // As React removes a tag of its own.
    element.parentNode!.removeChild(element);
    apply('/');
    expect(others()).toEqual([]);

    head.dispose();
    expect(document.head.innerHTML).toBe('<title>T0</title>');
  });

  it('gives back a tag that was inserted late, as its owner wrote it', () => {
    const { head, apply } = openPages('<title>T0</title>');
    apply('/');
    const late = '<meta name="keywords" content="late">';
    document.head.insertAdjacentHTML('beforeend', late);
    apply('/b');
    expect(others()).toEqual([]);

    apply('/');
    expect(others()).toEqual([late]);
    apply('/b');
    head.dispose();
    expect(document.head.innerHTML).toBe(`<title>T0</title>${late}`);
  });

  it('has no second canonical address', () => {
    const { head } = openPage('<link rel="canonical" href="/template">');
    head.apply(resolver.resolve('/'));
    head.apply(resolver.resolve('/nothing'));
    expect(count('[rel=canonical]')).toBe(0);

    head.dispose();
    expect(document.head.innerHTML).toBe('<link rel="canonical" href="/template">');
  });
});

describe('under Trusted Types', () => {
  it('shows structured data in a copy of a script that has run, which no browser checks again', () => {
    const { apply } = openPage(`<script async="" src="data:,"></script>${renderHead(resolver.resolve('/'))}`);
    const prerendered = document.querySelector<HTMLScriptElement>('script[data-gm-head]')!;
    const { textContent } = prerendered;
    const create = jest.spyOn(document, 'createElement');
    apply('/about-us');

    expect(create).not.toHaveBeenCalledWith('script');
    expect([prerendered.isConnected, prerendered.textContent]).toEqual([false, textContent]);
    const shown = document.querySelectorAll<HTMLScriptElement>('script[data-gm-head]');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.getAttributeNames().sort()).toEqual(prerendered.getAttributeNames().sort());
    expect(JSON.parse(shown[0]?.text ?? '')).toMatchObject({ '@graph': resolver.resolve('/about-us').graph });
    create.mockRestore();
  });

  it('changes structured data without a guarded sink', () => {
    const { apply } = openPage(renderHead(resolver.resolve('/')));
    const script = document.querySelector<HTMLScriptElement>('script[data-gm-head]')!;
    for (const guarded of ['textContent', 'innerText', 'innerHTML', 'text']) {
      Object.defineProperty(script, guarded, {
        get: () => script.firstChild?.nodeValue ?? '',
        set: () => {
          throw new TypeError('This document requires a TrustedScript assignment.');
        },
      });
    }
    const textNode = script.firstChild;
    apply('/about-us');

    expect(script.firstChild).toBe(textNode);
    expect(JSON.parse(script.firstChild?.nodeValue ?? '')).toMatchObject({
      '@graph': resolver.resolve('/about-us').graph,
    });
  });
});

it.each(BREAKOUT_PAYLOADS)('keeps %j in structured data text, printed or inserted live', (text) => {
  const schema = [{ '@type': 'Thing', name: text, description: `before ${text} after`, [text]: text }];
  const entry = { title: 'T', description: 'D', data: [], og: [], schema };
  const resolved = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } }).resolve('/about-us');
  const scripts = () => [...document.querySelectorAll('script')].map(({ text }) => JSON.parse(text) as unknown);
  const expected = [{ '@context': 'https://schema.org', '@graph': resolved.graph }];

  openPage(renderHead(resolved));
  expect(scripts()).toEqual(expected);

  openPage(renderHead(resolver.resolve('/'))).head.apply(resolved);
  expect(scripts()).toEqual(expected);
  expect(document.body.children).toHaveLength(0);
});

describe('dispose', () => {
  it('restores the head of other code', () => {
    const { head, apply } = openPage(
      '<title>Host</title><meta name="description" content="Host text"><meta name="author" content="Them">',
    );
    const before = document.head.innerHTML;
    apply('/');
    apply('/about-us');
    head.dispose();

    expect(document.head.innerHTML).toBe(before);
  });

  it.each([
    '<title>T0</title><meta name="keywords" content="template words">',
    '<meta name="Keywords" content="a" lang="en"><title>T0</title><style>p{}</style><meta name="keywords" content="b">',
    '<meta property="article:tag" content="a"><link rel="canonical" href="/x"><meta property="article:tag" content="b">',
  ])('restores what a later page took over, in its place: %s', (before) => {
    const { head, apply } = openPages(before);
    for (const address of ['/', '/b', '/', '/b']) apply(address);
    head.dispose();
    expect(document.head.innerHTML).toBe(before);

    for (const address of ['/b', '/']) apply(address);
    head.dispose();
    expect(document.head.innerHTML).toBe(before);
  });

  it('leaves a tag that its owner changed or removed after it was given back', () => {
    const { head, apply } = openPages('<meta name="keywords" content="a"><meta property="article:tag" content="a">');
    const [keywords, tag] = [...document.head.children] as [Element, Element];
    for (const address of ['/', '/b', '/']) apply(address);
    keywords.setAttribute('content', 'theirs');
    tag.remove();
    head.dispose();

    expect(document.head.innerHTML).toBe('<meta name="keywords" content="theirs">');
  });

  it('does nothing without a document, so that a server may create the manager', () => {
    expect(() => createHeadManager(undefined as never).dispose()).not.toThrow();
  });

  it('does nothing when nothing was applied', () => {
    const { head, changes } = openPage('<title>Host</title>');
    head.dispose();

    expect(changes()).toEqual([]);
  });
});

it('replaces the feeds of a page by those of the next one, and keeps feeds of other code', () => {
  const feedsOf: Readonly<Record<string, readonly string[]>> = { '/': ['/c.xml'], '/about-us': ['/a.xml', '/b.xml'] };
  const withFeeds = createMetadataResolver({
    ...exampleSite,
    routes: exampleSite.routes.map((route) => ({
      ...route,
      formats: (feedsOf[route.path] ?? []).map((path) => ({ type: 'application/rss+xml', path })),
    })),
  });
  const other = '<link rel="alternate" type="application/rss+xml" href="https://other.example/feed">';
  document.head.innerHTML = renderHead(withFeeds.resolve('/')) + other;
  const head = createHeadManager(document);
  const feeds = () =>
    [...document.head.querySelectorAll('link[type]')].map((link) => (link as HTMLLinkElement).href).sort();

  for (const address of ['/about-us', '/', '/hi']) {
    head.apply(withFeeds.resolve(address));
    const own = (feedsOf[address] ?? []).map((path) => `https://genmaster.example${path}`);
    expect(feeds()).toEqual([...own, 'https://other.example/feed'].sort());
  }
});
