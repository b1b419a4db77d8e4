import { headTags } from '../core/head-tags.ts';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { exampleSite } from '../testing/example-site.ts';
import {
  renderJsonLd,
  toNextMetadata,
  toNextViewport,
  toReactRouterMeta,
  toSvelteKitHead,
  toUnheadInput,
} from './index.ts';

const resolver = createMetadataResolver({
  ...exampleSite,
  site: {
    ...exampleSite.site,
    verification: { google: 'g' },
    themeColor: '#123456',
    robots: { maxImagePreview: 'large' },
  },
  routes: exampleSite.routes.map((route) =>
    route.path === '/about-us' ? { ...route, formats: [{ type: 'text/markdown', path: '/about-us.md' }] } : route,
  ),
});
const about = resolver.resolve('/about-us');

/** Returns every text and address inside a value, at any depth. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value).flatMap(stringsOf)]
    : [String(value)];

describe('the head for Next', () => {
  it('has every field where Next prints it', () => {
    expect(toNextMetadata(about)).toEqual({
      title: { absolute: 'About about | Genmaster' },
      description: about.description,
      robots: 'max-image-preview:large',
      alternates: {
        canonical: 'https://genmaster.example/about-us',
        languages: {
          en: 'https://genmaster.example/about-us',
          hi: 'https://genmaster.example/hi/about-us',
          'x-default': 'https://genmaster.example/about-us',
        },
        types: { 'text/markdown': [{ url: 'https://genmaster.example/about-us.md' }] },
      },
      openGraph: {
        type: 'website',
        title: 'About about',
        description: about.description,
        url: 'https://genmaster.example/about-us',
        siteName: 'Genmaster',
        locale: 'en_US',
        alternateLocale: ['hi_IN'],
        images: [
          {
            url: 'https://genmaster.example/social/about.png',
            width: 1200,
            height: 630,
            alt: 'The about demo',
          },
        ],
      },
      twitter: {
        card: 'summary_large_image',
        images: [{ url: 'https://genmaster.example/social/about.png', alt: 'The about demo' }],
      },
      other: { 'google-site-verification': 'g', keywords: 'about' },
    });
    expect(toNextViewport(about)).toEqual({ themeColor: [{ color: '#123456' }] });
  });

  it('has the dates of an article, and a plain tag for a type that Next does not support', () => {
    const og = (type: string) => [
      { property: 'og:type', content: type },
      { property: 'article:published_time', content: '2026-01-01' },
      { property: 'article:tag', content: 'a' },
      { property: 'article:tag', content: 'b' },
    ];
    const of = (type: string) =>
      toNextMetadata(
        createMetadataResolver({
          ...exampleSite,
          entries: { '/about-us': { title: 'T', description: 'D', og: og(type) } },
        }).resolve('/about-us'),
      );

    expect(of('article').openGraph).toMatchObject({ type: 'article', publishedTime: '2026-01-01', tags: ['a', 'b'] });
    expect(of('article').other).toEqual({});
    expect(of('product').other).toMatchObject({ 'og:type': 'product', 'article:tag': ['a', 'b'] });
  });

  it.each(['/', '/about-us', '/uniqueness/power', '/preview', '/nothing'])('loses no tag of %s', (address) => {
    const resolved = resolver.resolve(address);
    const said = stringsOf([toNextMetadata(resolved), toNextViewport(resolved), renderJsonLd(resolved)]);

    for (const { attributes, text } of headTags(resolved))
      expect(said).toContain(text ?? attributes['content'] ?? attributes['href']);
  });
});

it('the head for unhead has every tag under its key', () => {
  const input = toUnheadInput(about);
  const keys = [...input.meta, ...input.link, ...input.script].map(({ key }) => key);

  expect(['title', ...keys].sort()).toEqual(
    headTags(about)
      .map(({ key }) => key)
      .sort(),
  );
  expect(input).toMatchObject({ title: about.title, htmlAttrs: { lang: 'en' } });
  expect(JSON.stringify(input)).not.toContain('data-gm-head');
});

it('the head for SvelteKit equals the printed one', () => {
  expect(toSvelteKitHead(resolver.resolve('/nothing'))).toMatchObject({ status: 404, language: 'en' });
  expect(toSvelteKitHead(about).html).toContain('<link rel="canonical" href="https://genmaster.example/about-us"');
});

describe('the head for React Router', () => {
  it.each(['/', '/about-us', '/uniqueness/power', '/preview', '/nothing'])('has every tag of %s', (address) => {
    const resolved = resolver.resolve(address);
    const said = toReactRouterMeta(resolved).map(
      ({ key: _key, tagName: _tagName, hrefLang, ...rest }: Record<string, unknown>) => ({
        ...rest,
        ...(hrefLang !== undefined && { hreflang: hrefLang }),
      }),
    );

    expect(said).toEqual(
      headTags(resolved).map(({ tagName, attributes: { 'data-gm-head': _mark, ...attributes }, text = '' }) => {
        if (tagName === 'title') return { title: text };
        return tagName === 'script' ? { 'script:ld+json': JSON.parse(text) } : attributes;
      }),
    );
  });

  it('names the attribute of a language as React does, and keeps equal tags apart', () => {
    const sizes = ['a', 'b'].flatMap((name) => [
      { property: 'og:image', content: `https://x.example/${name}.png` },
      { property: 'og:image:width', content: '1200' },
    ]);
    const meta = toReactRouterMeta({ ...about, og: sizes });

    expect(meta).toContainEqual({
      key: 'link:alternate:hi',
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'hi',
      href: 'https://genmaster.example/hi/about-us',
    });
    expect(meta.filter((tag) => 'property' in tag && tag.property === 'og:image:width')).toEqual([
      { key: 'meta:og:image:width', property: 'og:image:width', content: '1200' },
      { key: 'meta:og:image:width#2', property: 'og:image:width', content: '1200' },
    ]);
  });
});

describe('the adapters', () => {
  // Every name that a head may have, twice where a page may repeat it.
  const names = [
    'og:type og:image og:image:secure_url og:image:type og:image:width og:image:height og:image:alt og:image:user_generated',
    'og:video og:video:duration og:video:tag og:audio og:audio:artist og:restrict:age og:see_also',
    'article:published_time article:modified_time article:expiration_time article:author article:author article:section',
    'article:tag article:tag article:publisher fb:app_id twitter:card twitter:site twitter:creator twitter:title',
    'book:author book:author video:actor video:actor:role video:actor music:song music:song:track music:song OG:Video:Tag',
    'twitter:description twitter:image:alt twitter:player twitter:label1 keywords theme-color color-scheme generator',
  ].flatMap((line) => line.split(' '));

  it.each(['article', 'website', 'profile'])('lose no tag of a page of type %s', (type) => {
    const tags = names.map((name, at) => {
      const content =
        name === 'og:type' ? type : /(?:width|height)$/.test(name) ? String(600 + at) : `https://x.example/${at}`;
      return name.includes(':') ? { property: name, content } : { name, content };
    });
    const entry = {
      ...exampleSite.entries['/about-us']!,
      og: tags.filter((tag) => 'property' in tag),
      data: tags.filter((tag) => 'name' in tag),
    };
    const formats = ['/a.xml', '/b.xml'].map((path) => ({ type: 'application/rss+xml', path }));
    const routes = exampleSite.routes.map((route) => (route.path === '/about-us' ? { ...route, formats } : route));
    const page = createMetadataResolver({
      ...exampleSite,
      routes,
      entries: { ...exampleSite.entries, '/about-us': entry as never },
    }).resolve('/about-us');
    const contents = headTags(page).flatMap(({ attributes }) => attributes['content'] ?? attributes['href'] ?? []);
    expect(contents.length).toBeGreaterThan(names.length);

    const next = stringsOf([toNextMetadata(page), toNextViewport(page)]);
    const unhead = stringsOf(toUnheadInput(page));
    const reactRouter = stringsOf(toReactRouterMeta(page));
    expect(contents.filter((content) => !next.includes(content))).toEqual([]);
    expect(contents.filter((content) => !unhead.includes(content))).toEqual([]);
    expect(contents.filter((content) => !reactRouter.includes(content))).toEqual([]);
  });

  it('lose no picture that an author put into the other list, and take any name and any media type', () => {
    const data = ['og:image', '__proto__', 'constructor'].map((name) => ({
      name,
      content: `https://x.example/${name}`,
    }));
    const formats = ['__proto__', 'constructor'].map((type) => ({ type, path: `/${type}.xml` }));
    const page = createMetadataResolver({
      ...exampleSite,
      routes: [{ path: '/', name: 'Home', indexable: true, formats }],
      entries: { '/': { title: 'T', description: 'D', data } },
    }).resolve('/');
    const next = toNextMetadata(page);

    expect(next.openGraph.images).toEqual([{ url: 'https://x.example/og:image' }]);
    expect(Object.entries(next.other)).toEqual([
      ['__proto__', 'https://x.example/__proto__'],
      ['constructor', 'https://x.example/constructor'],
    ]);
    expect(Object.keys(next.alternates.types ?? {})).toEqual(['__proto__', 'constructor']);
  });

  it('set the direction of a right-to-left language', () => {
    const arabic = { ...about, language: 'ar' };
    expect(toUnheadInput(arabic).htmlAttrs).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(toUnheadInput(about)).toMatchObject({ titleTemplate: null, htmlAttrs: { lang: 'en' } });
  });
});

describe('the card of an app', () => {
  it('is complete for Next, which fails to render a page whose card has no ids', () => {
    const og = [
      { name: 'twitter:card', content: 'app' },
      { name: 'twitter:app:id:iphone', content: '306934135' },
      { name: 'twitter:app:name:iphone', content: 'Genmaster' },
    ];
    const { twitter, other } = toNextMetadata(
      createMetadataResolver({
        ...exampleSite,
        entries: { '/about-us': { title: 'T', description: 'D', og } },
      }).resolve('/about-us'),
    );
    expect(twitter).toEqual({ card: 'app', app: { id: {} } });
    expect(other).toMatchObject({
      'twitter:app:id:iphone': '306934135',
      'twitter:app:name:iphone': 'Genmaster',
    });
    expect(toNextMetadata(about).twitter['app']).toBeUndefined();
  });
});

describe('the output shared by Next and the printed head', () => {
  const withOg = (og: readonly { property: string; content: string }[]) =>
    toNextMetadata(
      createMetadataResolver({
        ...exampleSite,
        entries: { '/about-us': { title: 'T', description: 'D', og } },
      }).resolve('/about-us'),
    );

  it('uses the first of two addresses for a language', () => {
    const resolved = {
      ...about,
      alternates: [
        { hreflang: 'en', url: 'https://genmaster.example/first' },
        { hreflang: 'en', url: 'https://genmaster.example/second' },
      ],
    };

    expect(toNextMetadata(resolved).alternates.languages).toEqual({ en: 'https://genmaster.example/first' });
    expect(toSvelteKitHead(resolved).html).not.toContain('second');
  });

  it('uses one type of the page', () => {
    for (const type of ['website', 'profile', 'book', 'video.movie']) {
      const { openGraph, other } = withOg([{ property: 'og:type', content: type }]);
      expect({ type: openGraph.type, other: other['og:type'] }).toEqual({ type, other: undefined });
    }
    const { openGraph, other } = withOg([{ property: 'og:type', content: 'product' }]);
    expect({ type: openGraph.type, other: other['og:type'] }).toEqual({ type: undefined, other: 'product' });
  });
});
