import { linksOf } from '../testing/page-text.ts';
import { outlineOf } from './page-outline.ts';
import { notFoundPage } from './not-found.ts';
import type { PageContent } from './page-content.ts';
import { addressIn, languageOf } from '@genmaster/i18n';
import { everyPage as servedPages, findPage, notFoundPages, translatedPages } from './site-map.ts';

const everyPage = [...servedPages, ...notFoundPages];
const ORIGIN = 'https://site.example';

/** Returns the ids of a page that links can refer to. */
const anchorsOf = (page: PageContent) => [
  'main',
  ...(page.demo ? ['demo'] : []),
  ...outlineOf(page).map(({ id }) => id),
  ...(page.questions.length > 0 ? ['questions'] : []),
];

function isDeadLink(href: string, from: PageContent): boolean {
  const { pathname, hash } = new URL(href, `${ORIGIN}${from.path}`);
  const target = href.startsWith('#') ? from : servedPages.find(({ path }) => path === pathname);
  return !target || (hash !== '' && !anchorsOf(target).includes(hash.slice(1)));
}

it('resolves every link to the canonical address of a page, or to an existing section', () => {
  const dead = everyPage.flatMap((page) =>
    linksOf(page)
      .filter(({ href }) => isDeadLink(href, page))
      .map(({ href, label }) => `${page.path}: ${label} → ${href}`),
  );

  expect(dead).toEqual([]);
});

it.each(['/hroot', '/about-us/', '/nowhere', '#nowhere', '/about-us#nowhere'])(
  'detects that %s does not resolve',
  (href) => {
    expect(isDeadLink(href, notFoundPage)).toBe(true);
  },
);

it('has one or two actions on every page, and a last one at its end', () => {
  // On the contact page the form is the next step.
  const without = everyPage.filter(
    ({ kind, actions }) => (kind !== 'contact' && actions.length < 1) || actions.length > 2,
  );

  expect(without.map(({ path }) => path)).toEqual([]);
  expect(everyPage.filter(({ closing }) => !closing.action.label).map(({ path }) => path)).toEqual([]);
});

it('ends with a link to another page', () => {
  const circular = servedPages.filter(({ path, closing }) => closing.action.href === path);

  expect(circular.map(({ path }) => path)).toEqual([]);
});

it('lists related pages once each with a reason, never the page itself', () => {
  const wrong = servedPages.flatMap(({ path, related }) => [
    ...related
      .filter(({ href }) => href === path || href.startsWith('#'))
      .map(({ href }) => `${path}: ${href} is here`),
    ...related.filter(({ note }) => !note).map(({ href }) => `${path}: ${href} has no reason`),
    ...related
      .filter(({ href }, index) => related.findIndex((other) => other.href === href) !== index)
      .map(({ href }) => `${path}: ${href} twice`),
  ]);

  expect(wrong).toEqual([]);
});

it('lists related pages of the area, and one of another area', () => {
  const closed = servedPages.filter(
    ({ area, related }) => area !== 'core' && !related.some(({ href }) => findPage(href)?.area !== area),
  );

  expect(closed.map(({ path }) => path)).toEqual([]);
});

it('stays in Hindi where a Hindi page exists', () => {
  const strayed = translatedPages.flatMap((page) =>
    linksOf(page)
      .filter(({ href }) => href.startsWith('/') && languageOf(href) === 'en')
      .filter(({ href }) => translatedPages.some(({ path }) => path === addressIn('hi', href).replace(/[?#].*/, '')))
      .map(({ href }) => `${page.path}: ${href}`),
  );

  expect(strayed).toEqual([]);
});
