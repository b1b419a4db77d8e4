import { createSiteResolver } from '../src/content/page-document.ts';
import { siteIdentity } from '../src/content/site-identity.ts';
import { sitePaths } from '../src/content/site-map.ts';
import { checkMetadataMap, exportBuiltInMap } from './metadata-map.ts';

const site = siteIdentity('https://site.example');
const check = (map: unknown) => checkMetadataMap(JSON.stringify(map));

describe('the exported map', () => {
  it('passes its own check, and contains no host', () => {
    const { refusals, advice } = checkMetadataMap(exportBuiltInMap());

    expect({ refusals, advice }).toEqual({ refusals: [], advice: [] });
    expect(exportBuiltInMap()).not.toContain('genmaster.example');
  });

  const builtIn = createSiteResolver(site);
  const loaded = createSiteResolver(site, { remote: JSON.parse(exportBuiltInMap()) });

  it.each(sitePaths)('gives the same head of %s when it is loaded again', (path) => {
    const { origins, ...head } = loaded.resolve(path);
    const { origins: _own, ...expected } = builtIn.resolve(path);

    expect(head).toEqual(expected);
    expect(origins.title).toBe('remote');
  });
});

it('has no finding for a changed title', () => {
  expect(check({ '/about-us': { title: 'Who we are' } })).toEqual({
    map: { '/about-us': { title: 'Who we are' } },
    refusals: [],
    advice: [],
  });
});

it.each([
  { what: 'an unknown address', map: { '/nowhere': { title: 'x' } }, says: '/nowhere *: unknown address' },
  { what: 'markup', map: { '/': { title: '<b>x</b>' } }, says: '/ title: contains markup' },
  { what: 'a canonical address', map: { '/': { canonical: '/x' } }, says: '/ canonical: unknown field' },
  { what: 'a wrong type, by schema', map: { '/': { title: 7 } }, says: /^\/\.title: Invalid type/ },
  { what: 'a list in place of a map', map: [], says: '* *: not a map of addresses' },
])('refuses $what, naming the position', ({ map, says }) => {
  const { refusals } = check(map);

  expect(refusals).toContainEqual(typeof says === 'string' ? says : expect.stringMatching(says));
});

it('refuses a video without a picture, which no search result would show', () => {
  const schema = [{ '@type': 'VideoObject', name: 'A recording', uploadDate: '2026-01-01T10:00:00Z' }];

  expect(check({ '/contact-us': { schema } }).refusals).toEqual([
    '/contact-us schema[0]: VideoObject.thumbnailUrl: Required, and missing.',
  ]);
});

it('warns about a title that search results truncate, and about two pages with the same title', () => {
  const long = 'A title that goes on and on until results have to cut its end off';

  expect(check({ '/about-us': { title: long } }).advice).toEqual([
    `/about-us title: ${long.length} characters; results show about 60.`,
  ]);
  expect(check({ '/about-us': { title: 'Same' }, '/contact-us': { title: 'Same' } }).advice).toEqual([
    '/contact-us title: The same as on /about-us.',
  ]);
});

it('reports where a text is no longer JSON', () => {
  expect(checkMetadataMap('{"/": {').refusals).toEqual([expect.stringMatching(/^The file is no JSON: .+/)]);
});
