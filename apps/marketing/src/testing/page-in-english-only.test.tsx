/** @jest-environment ./src/testing/browser-environment.ts */
import { within } from '@testing-library/react';
import { createMetadataResolver } from '@genmaster/seo-metadata';
import { builtInMetadata, notFoundMetadata, routeEntries } from '../content/built-in-metadata.ts';
import { hindiNames } from '../content/hindi-names.ts';
import { buildNavigation } from '../content/navigation.ts';
import type { PageSource } from '../content/compile/source.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { addressToRead, findPage, hindiPages, pages, sitePaths } from '../content/site-map.ts';
import { collectFinderEntries } from '../features/page-finder/finder-entries.ts';
import { linksOf } from './page-text.ts';
import { header, prepareBrowser, renderApp } from './render-app.tsx';

/** A page with only its name and menu line in Hindi, like every new page. */
const PATH = '/designing-tool/ui-builder';

jest.mock('../content/page-files.ts', () => {
  const { pageFiles, ...rest } = jest.requireActual<{ pageFiles: readonly PageSource[] }>('../content/page-files.ts');
  const begin = (page: PageSource): PageSource => {
    const hindi = page.words['hi'];
    if (page.facts.value['address'] !== '/designing-tool/ui-builder' || !hindi) return page;
    const { name, summary } = hindi.front.value;
    const front = { ...hindi.front, value: { name, summary } };
    return { ...page, words: { ...page.words, hi: { ...hindi, front, blocks: [] } } };
  };
  return { ...rest, pageFiles: pageFiles.map(begin) };
});

prepareBrowser();

it('has no address below /hi', () => {
  const inHindi = new Set(hindiPages.map(({ path }) => path));

  expect(pages.map(({ path }) => path).filter((path) => !inHindi.has(path))).toContain(PATH);
  expect(sitePaths).not.toContain(`/hi${PATH}`);
  expect(addressToRead('hi', PATH)).toBe(PATH);
});

it('has its Hindi name in Hindi menus, which link to the English text and label it as English', () => {
  const groups = buildNavigation('hi').menus.flatMap((menu) => menu.groups);
  const link = groups.flatMap(({ links }) => links).find(({ href }) => href === PATH);

  expect(link).toEqual({
    href: PATH,
    label: hindiNames[PATH]?.name,
    summary: `${hindiNames[PATH]?.summary} (English)`,
  });
});

it('is found in Hindi by its Hindi name', () => {
  const entries = collectFinderEntries('hi').filter(({ href }) => href.startsWith(PATH));

  expect(entries.map(({ href, name }) => ({ href, name }))).toEqual([{ href: PATH, name: hindiNames[PATH]?.name }]);
});

it('is the target of links on Hindi pages, while their other links stay in Hindi', () => {
  const links = linksOf(findPage('/hi/designing-tool')!).map(({ href }) => href);

  expect(links).toContain(PATH);
  expect(links).toContain('/hi/designing-tool/multi-themes');
});

it('declares no other language', () => {
  const site = siteIdentity('https://site.example');
  const resolver = createMetadataResolver({
    routes: routeEntries,
    entries: builtInMetadata(site),
    site,
    notFound: notFoundMetadata('/404'),
  });

  expect(resolver.resolve(PATH).alternates).toEqual([]);
  expect(resolver.resolve('/designing-tool').alternates).not.toEqual([]);
});

it('links to the Hindi home page in its language switch', async () => {
  await renderApp({ path: PATH });
  const links = within(header().getByRole('navigation', { name: 'Language' })).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([PATH, '/hi']);
});

it('is marked with its language where a Hindi page links to it', async () => {
  await renderApp({ path: '/hi/designing-tool' });
  const marked = [...document.querySelectorAll(`main a[href="${PATH}"]`)].map((link) => link.getAttribute('hreflang'));

  expect(marked.length).toBeGreaterThan(0);
  expect(new Set(marked)).toEqual(new Set(['en']));
});
