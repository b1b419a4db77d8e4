import { headTags } from '../core/head-tags.ts';
import { createMetadataResolver } from '../core/metadata-resolver.ts';
import { exampleSite } from '../testing/example-site.ts';
import { renderJsonLd, toNextMetadata, toNextViewport, toSvelteKitHead, toUnheadInput } from './index.ts';

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
  it('has every field in the place where Next prints it', () => {
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

  it('has the dates of an article, and a plain tag for a type that Next has no field for', () => {
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

it('the head for SvelteKit is the printed one', () => {
  expect(toSvelteKitHead(resolver.resolve('/nothing'))).toMatchObject({ status: 404, language: 'en' });
  expect(toSvelteKitHead(about).html).toContain('<link rel="canonical" href="https://genmaster.example/about-us"');
});
