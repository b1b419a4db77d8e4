import type { NavigationGroup } from '@genmaster/shell-ui';
import { buildNavigation } from './navigation.ts';
import { AREA_IDS } from './page-content.ts';
import { findPage, pages } from './site-map.ts';

const { menus, areas } = buildNavigation();
const linksOf = ({ overview, links }: NavigationGroup) => [...(overview ? [overview] : []), ...links];
const menuGroups = menus.flatMap(({ groups }) => groups);

it('lists every page exactly once over all areas, and nothing else', () => {
  const listed = areas.flatMap(linksOf).map(({ href }) => href);

  expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

it('keeps the order of areas and of the pages in them', () => {
  expect(areas.map(({ id }) => id)).toEqual(AREA_IDS);
  expect(areas.flatMap(linksOf).map(({ href }) => href)).toEqual(pages.map(({ path }) => path));
});

it('leads every menu entry to a page that exists, once', () => {
  const hrefs = menuGroups.flatMap(linksOf).map(({ href }) => href);

  expect(hrefs.filter((href) => findPage(href)?.path !== href)).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

it('offers every page in a menu, apart from home, about us and contact us', () => {
  const offered = new Set(menuGroups.flatMap(linksOf).map(({ href }) => href));

  expect(pages.map(({ path }) => path).filter((path) => !offered.has(path))).toEqual(['/', '/about-us', '/contact-us']);
});

it('starts each group of a menu with its overview', () => {
  for (const { id, overview } of menuGroups) {
    expect(`${id} ${overview?.href}`).toBe(id === 'examples' ? 'examples /case-studies' : `${id} /${id}`);
  }
});

it('names every link as its page is named', () => {
  for (const { href, label } of [...areas, ...menuGroups].flatMap(linksOf)) expect(label).toBe(findPage(href)?.name);
});

it('explains pages in the menus; the lists of areas travel with every page and stay short', () => {
  expect(menuGroups.flatMap(({ links }) => links).filter(({ summary }) => !summary)).toEqual([]);
  expect(areas.flatMap(({ links }) => links).filter((link) => 'summary' in link)).toEqual([]);
});
