import { buildNavigation } from '../../content/navigation.ts';
import { everyPage } from '../../content/site-map.ts';
import { findNamed } from './find-named.ts';
import { collectPlaces } from './site-places.ts';

const places = collectPlaces(buildNavigation('en'), 'en');
const hrefsOf = (words: string) => [...new Set(findNamed(words, places).map(({ href }) => href))];

it.each([
  { words: 'gen grid', hrefs: ['/inbuilt-solutions/gen-grid'] },
  { words: 'Gengrid', hrefs: ['/inbuilt-solutions/gen-grid'] },
  { words: 'जेन ग्रिड', hrefs: ['/inbuilt-solutions/gen-grid'] },
  { words: 'debugger', hrefs: ['/online-ide/code-debugger'] },
  { words: 'online ide', hrefs: ['/online-ide'] },
  { words: 'zebra', hrefs: [] },
  { words: '', hrefs: [] },
])('“$words” finds $hrefs', ({ words, hrefs }) => {
  expect(hrefsOf(words)).toEqual(hrefs);
});

it('returns several matches, and drops none silently', () => {
  expect(hrefsOf('code').length).toBeGreaterThan(1);
});

it('finds every page by its full name', () => {
  const paths = everyPage.filter(({ path }) => !path.startsWith('/hi')).map(({ path }) => path as string);
  const reached = new Set(
    places.map(({ name }) => hrefsOf(name)).flatMap((hrefs) => (hrefs.length === 1 ? hrefs : [])),
  );
  // A menu may also name sections of a page.
  expect([...reached].filter((href) => !href.includes('#')).sort()).toEqual([...paths].sort());
});

it('returns Hindi addresses on a Hindi page', () => {
  const hindi = collectPlaces(buildNavigation('hi'), 'hi');
  expect(findNamed('संपर्क करें', hindi).map(({ href }) => href)).toEqual(['/hi/contact-us']);
});
