import { createMetadataResolver } from '../core/metadata-resolver.ts';
import type { RouteEntry, SiteIdentity } from '../core/page-metadata.ts';
import { exampleSite, site } from '../testing/example-site.ts';
import { checkSite } from './check-site.ts';

const errorsOf = (more: { site?: Partial<SiteIdentity>; routes?: readonly RouteEntry[] }) =>
  checkSite(
    createMetadataResolver({
      ...exampleSite,
      routes: more.routes ?? exampleSite.routes,
      site: { ...site, ...more.site },
    }),
  )
    .filter(({ level }) => level === 'error')
    .map(({ at, message }) => `${at} ${message}`)
    .join('\n');

it.each<{ what: string; given: Partial<SiteIdentity>; at: string }>([
  { what: 'an origin with a path', given: { origin: 'https://a.example/base' }, at: 'site.origin' },
  { what: 'an origin with a query', given: { origin: 'https://a.example/?a=b' }, at: 'site.origin' },
  { what: 'an origin with a fragment', given: { origin: 'https://a.example#a' }, at: 'site.origin' },
  { what: 'a language without its territory', given: { locale: 'en' }, at: 'site.locale' },
  { what: 'a locale with a hyphen', given: { locale: 'en-US' }, at: 'site.locale' },
  {
    what: 'a locale of a language with a hyphen',
    given: { languages: [{ code: 'hi', name: 'Hindi', locale: 'hi-IN' }] },
    at: 'site.languages "hi-IN"',
  },
  { what: 'a template without a place', given: { titleTemplate: 'Genmaster' }, at: 'site.titleTemplate' },
  { what: 'an empty proof', given: { verification: { google: ' ' } }, at: 'site.verification' },
  { what: 'an empty proof beside another', given: { verification: { google: ['g', ''] } }, at: 'site.verification' },
  { what: 'an empty list of proofs', given: { verification: { google: [] } }, at: 'site.verification' },
  { what: 'no colour', given: { themeColor: [{ color: '' }] }, at: 'site.themeColor' },
  { what: 'a limit that is no number', given: { robots: { maxSnippet: NaN } }, at: 'site.robots maxSnippet' },
  { what: 'a limit below -1', given: { robots: { maxVideoPreview: -2 } }, at: 'site.robots maxVideoPreview' },
  { what: 'an unknown preview', given: { robots: { maxImagePreview: 'huge' as never } }, at: 'site.robots maxImage' },
  {
    what: 'a second directive in a date',
    given: { robots: { unavailableAfter: '2026-01-01, noindex' } },
    at: 'site.robots un',
  },
])('$what in the configuration is an error', ({ given, at }) => {
  expect(errorsOf({})).toBe('');
  expect(errorsOf({ site: given })).toContain(at);
});

it('the date of a route is validated, and the directives of a route follow the same rules', () => {
  const routes: RouteEntry[] = [
    { path: '/', name: 'Home', indexable: true, lastModified: 'yesterday', robots: { maxSnippet: 1.5 } },
  ];

  expect(errorsOf({ routes })).toContain('lastModified "yesterday"');
  expect(errorsOf({ routes })).toContain('robots maxSnippet');
});

it.each(['//other.example/x', 'https://other.example/x', '/x?page=2', '/x#part', '/\\other.example', '//a b', '/\\'])(
  'a route at %s is no page of the site',
  (path) => {
    expect(errorsOf({ routes: [{ path, name: 'X', indexable: true }] })).toContain('path It is no path');
  },
);

it.each(['canonicalPath', 'parentPath'])('a %s on another host is no page of the site', (property) => {
  const home = { path: '/', name: 'Home', indexable: true };
  const routes = [home, { ...home, path: '/x', [property]: 'https://other.example/' }];

  expect(errorsOf({ routes })).toContain(`${property} It is no path`);
});

it.each(['http://[', 'javascript:alert(1)'])('a version or a format of a page at %s is reported', (path) => {
  const route = { path: '/', name: 'Home', indexable: true };

  expect(errorsOf({ routes: [{ ...route, alternates: [{ hreflang: 'en', path }] }] })).toContain(
    `alternates "${path}" is no address`,
  );
  expect(errorsOf({ routes: [{ ...route, formats: [{ type: 'text/markdown', path }] }] })).toContain(
    `formats "${path}" is no address`,
  );
});

it('a proof of digits is no empty one', () => {
  expect(errorsOf({ site: { verification: { yandex: 123 as never } } })).toBe('');
});

describe('language versions', () => {
  const alternates = [
    { hreflang: 'en', path: '/About/' },
    { hreflang: 'hi', path: '/hi/ABOUT' },
  ];
  const english = { path: '/about', name: 'About', indexable: true, alternates };
  const hindi = { path: '/hi/about', name: 'परिचय', indexable: true, alternates };
  const errors = (routes: readonly RouteEntry[]) =>
    errorsOf({ routes })
      .split('\n')
      .filter((line) => /^(?:hreflang|canonical)/.test(line));

  it('are found by every spelling of their paths, as by the resolver', () => {
    expect(errors([english, hindi, { path: '/us', canonicalPath: '/ABOUT', name: 'A', indexable: false }])).toEqual([]);
  });

  it.each(['en-UK', 'en-eu', 'en-EN', 'cs-CS', 'ja-JA-x-a', 'zh-Hant-ZZ', 'jp', 'cn-Hans'])(
    'have tags that search engines know, unlike %s',
    (hreflang) => {
      const wrong = [{ hreflang, path: '/about' }, ...alternates.slice(1)];

      expect(errors([{ ...english, alternates: wrong }, hindi])).toEqual([
        `hreflang "${hreflang}" names no known language or country.`,
      ]);
    },
  );

  it.each(['en-GB', 'es-419', 'zh-Hant-TW', 'tlh', 'iw', 'x-default'])('may have the tag %s', (hreflang) => {
    expect(errors([{ ...english, alternates: [...alternates, { hreflang, path: '/about' }] }, hindi])).toEqual([]);
  });

  it('are indexed pages, with each language once', () => {
    expect(errors([english, { ...hindi, indexable: false }])).toEqual(['hreflang /hi/ABOUT is not indexed.']);
    const twice = [...alternates, { hreflang: 'HI', path: '/hi/about' }];
    expect(errors([{ ...english, alternates: twice }, hindi])).toEqual(['hreflang "HI" is listed twice.']);
  });
});
